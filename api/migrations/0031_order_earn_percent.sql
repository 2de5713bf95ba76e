ALTER TABLE "orders" ADD COLUMN "earn_percent" double precision DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Orders of before: the percent of a grade that comes nearest to what they earn of what was not given back.
UPDATE "orders" SET "earn_percent" = least(2.5, greatest(0.5, round("earn_points" * 200.0 / ("payment" - "refunded_amount")) / 2)) WHERE "earn_points" > 0 AND "payment" > "refunded_amount";
