CREATE TABLE "payment_refund" (
	"refund_key" text PRIMARY KEY NOT NULL,
	"payment_no" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "payment_refund_amount" CHECK ("payment_refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"file_key" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attached_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "mem_cd" text NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "request_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "order_state" text NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "refund" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "gone_line_nos" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "earn_points" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "claim" ADD COLUMN "is_restocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "claimed_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "open_claim_cd" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "claims" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_no_payment_payment_no_fk" FOREIGN KEY ("payment_no") REFERENCES "public"."payment"("payment_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refund_payment" ON "payment_refund" USING btree ("payment_no");--> statement-breakpoint
CREATE INDEX "payment_refund_owed" ON "payment_refund" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "upload_unattached" ON "upload" USING btree ("created_at") WHERE attached_at is null;--> statement-breakpoint
CREATE INDEX "upload_member" ON "upload" USING btree ("mem_cd");--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_file_key_upload_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."upload"("file_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_photo_file" ON "claim_photo" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "claim_member" ON "claim" USING btree ("mem_cd","created_at","claim_cd");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_claimed" CHECK ("order_line"."claimed_quantity" between 0 and "order_line"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_amount" between 0 and "orders"."payment" and "orders"."refunded_points" between 0 and "orders"."points");