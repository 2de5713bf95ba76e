CREATE TABLE "kept_change" (
	"changed_in" "xid8" PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "layout" DROP COLUMN "version";