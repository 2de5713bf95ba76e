CREATE TABLE "product_pair" (
	"product_cd" text NOT NULL,
	"other_cd" text NOT NULL,
	"nearness" double precision NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "product_pair_product_cd_other_cd_pk" PRIMARY KEY("product_cd","other_cd")
);
--> statement-breakpoint
CREATE TABLE "product_view" (
	"day" date NOT NULL,
	"group_cd" text NOT NULL,
	"product_cd" text NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_view_day_group_cd_product_cd_pk" PRIMARY KEY("day","group_cd","product_cd")
);
--> statement-breakpoint
ALTER TABLE "ai_member_group" ADD COLUMN "curated_cds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_pair" ADD CONSTRAINT "product_pair_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pair" ADD CONSTRAINT "product_pair_other_cd_product_product_cd_fk" FOREIGN KEY ("other_cd") REFERENCES "public"."product"("product_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_view" ADD CONSTRAINT "product_view_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_pair_other_idx" ON "product_pair" USING btree ("other_cd");--> statement-breakpoint
CREATE INDEX "product_view_product_idx" ON "product_view" USING btree ("product_cd");