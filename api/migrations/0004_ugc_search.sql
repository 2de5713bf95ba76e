ALTER TABLE "review" ADD COLUMN "search_bigrams" text[];--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "search_bigrams" text[];--> statement-breakpoint
update review set search_bigrams = array(
  select distinct substr(word, at, 2)
  from regexp_split_to_table(lower(title || ' ' || content), '\s+') word, generate_series(1, greatest(length(word) - 1, 1)) at
  where word <> '');--> statement-breakpoint
update feed set search_bigrams = array(
  select distinct substr(word, at, 2)
  from regexp_split_to_table(lower(text), '\s+') word, generate_series(1, greatest(length(word) - 1, 1)) at
  where word <> '');--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "search_bigrams" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "feed" ALTER COLUMN "search_bigrams" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "review_bigrams_idx" ON "review" USING gin ("search_bigrams");--> statement-breakpoint
CREATE INDEX "feed_bigrams_idx" ON "feed" USING gin ("search_bigrams");--> statement-breakpoint
CREATE INDEX "feed_products_idx" ON "feed" USING gin ("product_cds");
