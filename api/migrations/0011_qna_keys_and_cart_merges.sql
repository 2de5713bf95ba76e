CREATE TABLE "cart_merge" (
	"mem_cd" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"merged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_merge_mem_cd_idempotency_key_pk" PRIMARY KEY("mem_cd","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "product_qna" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "product_qna" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "cart_merge" ADD CONSTRAINT "cart_merge_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_merge_age" ON "cart_merge" USING btree ("merged_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_qna_key_idx" ON "product_qna" USING btree ("mem_cd","idempotency_key");