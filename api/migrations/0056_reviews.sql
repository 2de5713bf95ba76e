CREATE TABLE "banned_word" (
	"word" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_block" (
	"mem_cd" text NOT NULL,
	"target_mem_cd" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_block_mem_cd_target_mem_cd_pk" PRIMARY KEY("mem_cd","target_mem_cd")
);
--> statement-breakpoint
CREATE TABLE "ugc_ban" (
	"mem_cd" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ugc_case" (
	"target_cd" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"ugc_cd" text NOT NULL,
	"mem_cd" text NOT NULL,
	"state" text NOT NULL,
	"cause" text NOT NULL,
	"found" text,
	"note" text DEFAULT '' NOT NULL,
	"report_cnt" integer DEFAULT 0 NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"is_queued" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_count" (
	"product_cd" text NOT NULL,
	"facet" text NOT NULL,
	"cnt" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "review_count_product_cd_facet_pk" PRIMARY KEY("product_cd","facet")
);
--> statement-breakpoint
DROP INDEX "review_helpful_idx";--> statement-breakpoint
DROP INDEX "review_newest_idx";--> statement-breakpoint
DROP INDEX "review_lowest_idx";--> statement-breakpoint
DROP INDEX "ugc_report_idx";--> statement-breakpoint
DROP INDEX "ugc_comment_idx";--> statement-breakpoint
ALTER TABLE "ugc_report" DROP CONSTRAINT "ugc_report_mem_cd_ugc_cd_pk";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "line_no" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "skin_tone" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "concerns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "traits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "photo_cnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "facets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "talk_answer" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ugc_comment" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ugc_comment" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
-- Until now reports were of posts alone.
ALTER TABLE "ugc_report" ADD COLUMN "target_cd" text;--> statement-breakpoint
UPDATE "ugc_report" SET "target_cd" = "ugc_cd";--> statement-breakpoint
ALTER TABLE "ugc_report" ALTER COLUMN "target_cd" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ugc_report" ADD CONSTRAINT "ugc_report_mem_cd_target_cd_pk" PRIMARY KEY("mem_cd","target_cd");--> statement-breakpoint
ALTER TABLE "member_block" ADD CONSTRAINT "member_block_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_block" ADD CONSTRAINT "member_block_target_mem_cd_member_mem_cd_fk" FOREIGN KEY ("target_mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ugc_ban" ADD CONSTRAINT "ugc_ban_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_block_newest" ON "member_block" USING btree ("mem_cd","created_at","target_mem_cd");--> statement-breakpoint
CREATE INDEX "ugc_case_queue" ON "ugc_case" USING btree ("since","target_cd") WHERE "ugc_case"."is_queued";--> statement-breakpoint
CREATE INDEX "ugc_case_post" ON "ugc_case" USING btree ("ugc_cd");--> statement-breakpoint
CREATE INDEX "review_count_facet" ON "review_count" USING btree ("facet");--> statement-breakpoint
CREATE INDEX "review_product_helpful_idx" ON "review" USING btree ("product_cd","locale","like_cnt","ugc_cd") WHERE "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "review_product_newest_idx" ON "review" USING btree ("product_cd","locale","created_at","ugc_cd") WHERE "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "review_product_rating_idx" ON "review" USING btree ("product_cd","locale","rating","ugc_cd") WHERE "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "review_all_helpful_idx" ON "review" USING btree ("locale","like_cnt","ugc_cd") WHERE "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "review_all_newest_idx" ON "review" USING btree ("locale","created_at","ugc_cd") WHERE "review"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "review_photos_idx" ON "review" USING btree ("product_cd","created_at","ugc_cd") WHERE "review"."hidden_at" is null and "review"."photo_cnt" > 0;--> statement-breakpoint
CREATE INDEX "review_member_idx" ON "review" USING btree ("mem_cd","created_at","ugc_cd");--> statement-breakpoint
CREATE INDEX "review_order_idx" ON "review" USING btree ("order_cd");--> statement-breakpoint
CREATE INDEX "review_facets_idx" ON "review" USING gin ("facets");--> statement-breakpoint
CREATE UNIQUE INDEX "ugc_comment_key" ON "ugc_comment" USING btree ("mem_cd","idempotency_key");--> statement-breakpoint
CREATE INDEX "ugc_like_post" ON "ugc_like" USING btree ("ugc_cd");--> statement-breakpoint
CREATE INDEX "ugc_report_target" ON "ugc_report" USING btree ("target_cd","created_at");--> statement-breakpoint
CREATE INDEX "ugc_comment_idx" ON "ugc_comment" USING btree ("ugc_cd","created_at","comment_cd");