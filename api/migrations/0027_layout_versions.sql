CREATE TABLE "layout_version" (
	"layout_cd" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"preview_key" text NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "layout_version_layout_cd_version_pk" PRIMARY KEY("layout_cd","version")
);
--> statement-breakpoint
ALTER TABLE "layout" ADD COLUMN "live_version" integer;--> statement-breakpoint
CREATE INDEX "layout_version_publish_at" ON "layout_version" USING btree ("publish_at");