ALTER TABLE "session" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
UPDATE "session" SET "proved_at" = "created_at";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "proved_at" SET NOT NULL;
