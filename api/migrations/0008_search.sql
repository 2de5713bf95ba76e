CREATE TABLE "search_document" (
	"product_cd" text PRIMARY KEY NOT NULL,
	"lexemes" "tsvector" NOT NULL,
	"popularity" integer NOT NULL,
	"in_stock" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_log" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"keyword" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_log_day_locale_keyword_pk" PRIMARY KEY("day","locale","keyword")
);
--> statement-breakpoint
CREATE TABLE "search_stale" (
	"product_cd" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"term" text PRIMARY KEY NOT NULL,
	"group_no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"term" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"initials" text,
	"pinyin" text,
	"pinyin_initials" text,
	"product_count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "keywords" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_document_lexemes_idx" ON "search_document" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "search_synonym_group_idx" ON "search_synonym" USING btree ("group_no");--> statement-breakpoint
CREATE INDEX "search_term_key_idx" ON "search_term" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_term_initials_idx" ON "search_term" USING btree ("initials" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_term_pinyin_idx" ON "search_term" USING btree ("pinyin" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_term_pinyin_initials_idx" ON "search_term" USING btree ("pinyin_initials" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_term_trigrams_idx" ON "search_term" USING gin ("key" gin_trgm_ops);