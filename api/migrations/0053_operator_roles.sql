-- Roles by what they are for (P-10): one for orders, one for customer service.
UPDATE "operator" SET "role" = 'ORDER' WHERE "role" = 'ORDERS';--> statement-breakpoint
UPDATE "operator" SET "role" = 'CS' WHERE "role" = 'CLAIMS';
