CREATE TABLE "coupon_guess" (
	"mem_cd" text PRIMARY KEY NOT NULL,
	"counted_from" timestamp with time zone NOT NULL,
	"wrong_count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "code" text;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code_idx" ON "coupon" USING btree ("code");--> statement-breakpoint
CREATE INDEX "member_coupon_over_idx" ON "member_coupon" USING btree ("mem_cd",coalesce("used_at", "usable_until"),"member_coupon_seq");