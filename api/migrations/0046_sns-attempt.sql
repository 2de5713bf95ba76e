CREATE TABLE "sns_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"target" text NOT NULL,
	"mem_cd" text,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"open_id" text,
	"nickname" text,
	"email" text,
	"proven_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sns_attempt" ADD CONSTRAINT "sns_attempt_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sns_attempt_browser" ON "sns_attempt" USING btree ("browser_hash","created_at");--> statement-breakpoint
CREATE INDEX "sns_attempt_member" ON "sns_attempt" USING btree ("mem_cd");