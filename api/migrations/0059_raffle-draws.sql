CREATE TABLE "raffle_chance" (
	"entry_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"raffle_product_cd" text NOT NULL,
	"mem_cd" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raffle_draw" (
	"raffle_product_cd" text PRIMARY KEY NOT NULL,
	"winners_count" integer NOT NULL,
	"seed" text NOT NULL,
	"entry_ids" uuid[] NOT NULL,
	"winner_entry_ids" uuid[] NOT NULL,
	"passed_over" jsonb NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raffle_secret" (
	"raffle_product_cd" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_wallet" DROP CONSTRAINT "ticket_wallet_check";--> statement-breakpoint
DROP INDEX "ticket_ledger_member_idx";--> statement-breakpoint
ALTER TABLE "raffle" ADD COLUMN "commitment" text;--> statement-breakpoint
ALTER TABLE "ticket_wallet" ADD COLUMN "expired" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "raffle_chance" ADD CONSTRAINT "raffle_chance_raffle_product_cd_raffle_raffle_product_cd_fk" FOREIGN KEY ("raffle_product_cd") REFERENCES "public"."raffle"("raffle_product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_draw" ADD CONSTRAINT "raffle_draw_raffle_product_cd_raffle_raffle_product_cd_fk" FOREIGN KEY ("raffle_product_cd") REFERENCES "public"."raffle"("raffle_product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_secret" ADD CONSTRAINT "raffle_secret_raffle_product_cd_raffle_raffle_product_cd_fk" FOREIGN KEY ("raffle_product_cd") REFERENCES "public"."raffle"("raffle_product_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raffle_chance_member_idx" ON "raffle_chance" USING btree ("raffle_product_cd","mem_cd");--> statement-breakpoint
CREATE INDEX "ticket_wallet_left_idx" ON "ticket_wallet" USING btree ("day") WHERE "ticket_wallet"."granted" > "ticket_wallet"."used" + "ticket_wallet"."expired";--> statement-breakpoint
CREATE INDEX "ticket_ledger_member_idx" ON "ticket_ledger" USING btree ("mem_cd","at","ticket_seq");--> statement-breakpoint
ALTER TABLE "ticket_wallet" ADD CONSTRAINT "ticket_wallet_check" CHECK ("ticket_wallet"."used" >= 0 and "ticket_wallet"."expired" >= 0 and "ticket_wallet"."used" + "ticket_wallet"."expired" <= "ticket_wallet"."granted");--> statement-breakpoint
-- Entries of raffles that stand open get their ids.
INSERT INTO "raffle_chance" ("raffle_product_cd", "mem_cd", "entered_at")
SELECT e."raffle_product_cd", e."mem_cd", e."entered_at" FROM "raffle_entry" e
JOIN "raffle" r USING ("raffle_product_cd") CROSS JOIN LATERAL generate_series(1, e."entries")
WHERE r."drawn_at" IS NULL;--> statement-breakpoint
-- 366 random bits, drawn together into a seed of 32 bytes. Raffles that were drawn before stay without a commitment.
INSERT INTO "raffle_secret" ("raffle_product_cd", "seed")
SELECT "raffle_product_cd", encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
FROM "raffle" WHERE "drawn_at" IS NULL;--> statement-breakpoint
UPDATE "raffle" r SET "commitment" = encode(sha256(decode(s."seed", 'hex')), 'hex')
FROM "raffle_secret" s WHERE s."raffle_product_cd" = r."raffle_product_cd";
