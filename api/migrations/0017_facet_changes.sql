ALTER TABLE "product_facet" DROP CONSTRAINT "product_facet_brand_cd_brand_brand_cd_fk";
--> statement-breakpoint
DROP INDEX "stock_sold_out_idx";--> statement-breakpoint
DROP INDEX "product_facet_popular_idx";--> statement-breakpoint
DROP INDEX "product_facet_newest_idx";--> statement-breakpoint
DROP INDEX "product_facet_discount_idx";--> statement-breakpoint
DROP INDEX "product_facet_price_idx";--> statement-breakpoint
DROP INDEX "product_facet_reviewed_idx";--> statement-breakpoint
DROP INDEX "product_facet_brand_idx";--> statement-breakpoint
DROP INDEX "product_facet_category_idx";--> statement-breakpoint
ALTER TABLE "product_facet" ADD COLUMN "is_on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product_facet" ADD COLUMN "changed_in" "xid8" DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_facet_changed_idx" ON "product_facet" USING btree ("changed_in");