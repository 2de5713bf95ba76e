CREATE TABLE "floating_banner" (
	"banner_cd" text PRIMARY KEY NOT NULL,
	"idx" integer NOT NULL,
	"text" jsonb NOT NULL,
	"img_url" text NOT NULL,
	"link" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "is_on_main" boolean DEFAULT false NOT NULL;