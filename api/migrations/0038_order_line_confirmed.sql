ALTER TABLE "order_line" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "earned_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Orders that were confirmed before, whole as it was then.
UPDATE "orders" SET "earned_points" = "earn_points" WHERE "state" = 'CONFIRM';--> statement-breakpoint
UPDATE "order_line" SET "confirmed_at" = "orders"."confirmed_at" FROM "orders" WHERE "orders"."order_cd" = "order_line"."order_cd" AND "orders"."state" = 'CONFIRM' AND "order_line"."claimed_quantity" < "order_line"."quantity";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_earned" CHECK ("orders"."earned_points" between 0 and "orders"."earn_points");
