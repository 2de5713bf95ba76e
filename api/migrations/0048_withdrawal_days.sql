ALTER TABLE "withdrawal" ADD COLUMN "mailbox_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "message" text NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "complaints_purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "contracts_purged_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "withdrawal_mailbox" ON "withdrawal" USING btree ("mailbox_hash");