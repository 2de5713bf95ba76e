CREATE TABLE "wishlist_folder" (
	"folder_cd" text PRIMARY KEY NOT NULL,
	"mem_cd" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"share_no" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "referral_referrer";--> statement-breakpoint
DROP INDEX "wishlist_newest_idx";--> statement-breakpoint
ALTER TABLE "wishlist" ALTER COLUMN "liked_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wishlist" ALTER COLUMN "liked_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "wishlist" ADD COLUMN "folder_cd" text;--> statement-breakpoint
ALTER TABLE "member_profile" ADD COLUMN "photo_key" text;--> statement-breakpoint
ALTER TABLE "wishlist_folder" ADD CONSTRAINT "wishlist_folder_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_folder_name" ON "wishlist_folder" USING btree ("mem_cd",lower("name"));--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_folder_cd_wishlist_folder_folder_cd_fk" FOREIGN KEY ("folder_cd") REFERENCES "public"."wishlist_folder"("folder_cd") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_folder_idx" ON "wishlist" USING btree ("folder_cd","liked_at","product_cd");--> statement-breakpoint
CREATE UNIQUE INDEX "member_profile_photo" ON "member_profile" USING btree ("photo_key");--> statement-breakpoint
CREATE INDEX "restock_request_newest_idx" ON "restock_request" USING btree ("mem_cd","requested_at","restock_seq") WHERE "restock_request"."released_at" is null or "restock_request"."released_at" = "restock_request"."expires_at";--> statement-breakpoint
CREATE INDEX "referral_newest" ON "referral" USING btree ("ref_mem_cd","created_at","mem_cd");--> statement-breakpoint
CREATE INDEX "wishlist_newest_idx" ON "wishlist" USING btree ("mem_cd","liked_at","product_cd");