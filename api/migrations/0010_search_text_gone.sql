ALTER TABLE "suggested_search" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "suggested_search" CASCADE;--> statement-breakpoint
DROP INDEX "product_bigrams_idx";--> statement-breakpoint
DROP INDEX "product_trigrams_idx";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "search_bigrams";