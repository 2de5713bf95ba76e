ALTER TABLE "payment_refund" ADD COLUMN "unanswered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "unanswered_at" timestamp with time zone;