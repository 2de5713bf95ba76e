CREATE TABLE "exchange_rate" (
	"source" text PRIMARY KEY NOT NULL,
	"won" double precision NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
