ALTER TABLE "product_facet" DROP COLUMN "cate_cds";--> statement-breakpoint
ALTER TABLE "product_facet" DROP COLUMN "volumes";--> statement-breakpoint
ALTER TABLE "product_facet" DROP COLUMN "skin_types";--> statement-breakpoint
ALTER TABLE "product_facet" DROP COLUMN "concerns";--> statement-breakpoint
ALTER TABLE "product_facet" DROP COLUMN "scent_families";--> statement-breakpoint
-- Withdrawn goods get their row too.
select refresh_product_facets(array(select product_cd from product));
