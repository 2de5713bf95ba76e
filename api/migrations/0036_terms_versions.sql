ALTER TABLE "terms" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "terms" DROP COLUMN "route";--> statement-breakpoint
ALTER TABLE "terms" DROP COLUMN "previous_versions";