CREATE TABLE "feature_flag" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"why" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
