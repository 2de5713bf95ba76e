CREATE TABLE "media_upload" (
	"media_key" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"width" integer,
	"height" integer,
	"has_poster" boolean DEFAULT false NOT NULL,
	"ugc_cd" text,
	"created_at" timestamp with time zone NOT NULL,
	"attached_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ugc_media" ADD COLUMN "media_key" text;--> statement-breakpoint
ALTER TABLE "ugc_media" ADD COLUMN "thumb_url" text;--> statement-breakpoint
ALTER TABLE "ugc_media" ADD COLUMN "list_url" text;--> statement-breakpoint
ALTER TABLE "ugc_media" ADD COLUMN "poster_url" text;--> statement-breakpoint
ALTER TABLE "ugc_media" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "ugc_media" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "media_upload" ADD CONSTRAINT "media_upload_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_upload_unattached" ON "media_upload" USING btree ("created_at") WHERE attached_at is null;--> statement-breakpoint
CREATE INDEX "media_upload_joined" ON "media_upload" USING btree ("created_at") WHERE state = 'READY' and parts <> '{}';--> statement-breakpoint
CREATE INDEX "media_upload_member" ON "media_upload" USING btree ("mem_cd");--> statement-breakpoint
CREATE INDEX "media_upload_post" ON "media_upload" USING btree ("ugc_cd") WHERE ugc_cd is not null;