ALTER TABLE "verification" ADD COLUMN "purpose" text DEFAULT 'SIGN_UP' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "mem_cds" text[] DEFAULT '{}' NOT NULL;