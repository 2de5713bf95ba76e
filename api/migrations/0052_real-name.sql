CREATE TABLE "identity_check" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"real_name_cd" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "real_name_photo" (
	"photo_key" text PRIMARY KEY NOT NULL,
	"mem_cd" text,
	"order_cd" text,
	"key_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attached_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recipient_name" (
	"order_cd" text PRIMARY KEY NOT NULL,
	"name_cipher" text NOT NULL,
	"id_number_cipher" text NOT NULL,
	"key_id" text NOT NULL,
	"front_photo_key" text NOT NULL,
	"back_photo_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "real_name" ADD COLUMN "key_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_for_another" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient_named_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_name_photo" ADD CONSTRAINT "real_name_photo_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_name_photo" ADD CONSTRAINT "real_name_photo_order_cd_orders_order_cd_fk" FOREIGN KEY ("order_cd") REFERENCES "public"."orders"("order_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipient_name" ADD CONSTRAINT "recipient_name_order_cd_orders_order_cd_fk" FOREIGN KEY ("order_cd") REFERENCES "public"."orders"("order_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_check_member" ON "identity_check" USING btree ("mem_cd");--> statement-breakpoint
CREATE INDEX "identity_check_created" ON "identity_check" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "real_name_photo_member" ON "real_name_photo" USING btree ("mem_cd");--> statement-breakpoint
CREATE INDEX "real_name_photo_order" ON "real_name_photo" USING btree ("order_cd");--> statement-breakpoint
CREATE INDEX "real_name_photo_unattached" ON "real_name_photo" USING btree ("created_at") WHERE attached_at is null;