CREATE TABLE "rewarded_phone" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"rewarded_at" timestamp with time zone NOT NULL
);
