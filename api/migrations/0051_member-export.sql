CREATE TABLE "member_export" (
	"mem_cd" text PRIMARY KEY NOT NULL,
	"export_cd" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"purged_at" timestamp with time zone,
	CONSTRAINT "member_export_export_cd_unique" UNIQUE("export_cd")
);
--> statement-breakpoint
ALTER TABLE "member_export" ADD CONSTRAINT "member_export_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_export_waiting" ON "member_export" USING btree ("requested_at") WHERE ready_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "member_export_kept" ON "member_export" USING btree ("expires_at") WHERE purged_at is null;