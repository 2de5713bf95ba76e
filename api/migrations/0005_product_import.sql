CREATE TABLE "product_import_row" (
	"file_hash" text NOT NULL,
	"seq" integer NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "product_import_row_file_hash_seq_pk" PRIMARY KEY("file_hash","seq")
);
--> statement-breakpoint
CREATE TABLE "product_import" (
	"file_hash" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_import_row" ADD CONSTRAINT "product_import_row_file_hash_product_import_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."product_import"("file_hash") ON DELETE cascade ON UPDATE no action;