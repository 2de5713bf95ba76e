CREATE TABLE "idempotent_call" (
	"mem_cd" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"refusal" text,
	"answer" text,
	CONSTRAINT "idempotent_call_mem_cd_key_pk" PRIMARY KEY("mem_cd","key")
);
--> statement-breakpoint
ALTER TABLE "test_provider_payment" ADD COLUMN "hangs" boolean DEFAULT false NOT NULL;