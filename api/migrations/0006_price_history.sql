CREATE TABLE "price_history" (
	"product_cd" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sale_price" integer NOT NULL,
	"was_price" integer,
	"told_at" timestamp with time zone,
	CONSTRAINT "price_history_product_cd_changed_at_pk" PRIMARY KEY("product_cd","changed_at")
);
--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "img_url" text;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_cd_product_product_cd_fk" FOREIGN KEY ("product_cd") REFERENCES "public"."product"("product_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_history_untold" ON "price_history" USING btree ("changed_at") WHERE "price_history"."told_at" is null;