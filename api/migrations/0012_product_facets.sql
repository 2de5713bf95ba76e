CREATE TABLE "product_facet" (
	"product_cd" text PRIMARY KEY NOT NULL,
	"brand_cd" text NOT NULL,
	"product_type" text NOT NULL,
	"free_shipping" boolean NOT NULL,
	"sale_price" integer NOT NULL,
	"discount_rate" integer NOT NULL,
	"launch_date" date NOT NULL,
	"popularity" integer NOT NULL,
	"review_count" integer NOT NULL,
	"cate_cds" text[] NOT NULL,
	"cate_key" text NOT NULL,
	"volumes" double precision[] NOT NULL,
	"volume_key" text NOT NULL,
	"skin_types" text[] NOT NULL,
	"concerns" text[] NOT NULL,
	"scent_families" text[] NOT NULL,
	"trait_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "scent_families" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_facet" ADD CONSTRAINT "product_facet_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facet" ADD CONSTRAINT "product_facet_brand_cd_brand_brand_cd_fk" FOREIGN KEY ("brand_cd") REFERENCES "public"."brand"("brand_cd") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_facet_popular_idx" ON "product_facet" USING btree ("popularity","product_cd");--> statement-breakpoint
CREATE INDEX "product_facet_newest_idx" ON "product_facet" USING btree ("launch_date","product_cd");--> statement-breakpoint
CREATE INDEX "product_facet_discount_idx" ON "product_facet" USING btree ("discount_rate","product_cd");--> statement-breakpoint
CREATE INDEX "product_facet_price_idx" ON "product_facet" USING btree ("sale_price","product_cd");--> statement-breakpoint
CREATE INDEX "product_facet_reviewed_idx" ON "product_facet" USING btree ("review_count","product_cd");--> statement-breakpoint
CREATE INDEX "product_facet_brand_idx" ON "product_facet" USING btree ("brand_cd","popularity");--> statement-breakpoint
CREATE INDEX "product_facet_category_idx" ON "product_facet" USING gin ("cate_cds") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "stock_sold_out_idx" ON "stock" USING btree ("product_cd") WHERE "stock"."stock_cnt" = 0;