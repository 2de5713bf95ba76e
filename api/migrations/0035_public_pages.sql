ALTER TABLE "agreement" DROP CONSTRAINT "agreement_doc_cd_terms_doc_cd_fk";
--> statement-breakpoint
DROP INDEX "notice_tab";--> statement-breakpoint
ALTER TABLE "terms" DROP CONSTRAINT "terms_pkey";--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_doc_cd_version_pk" PRIMARY KEY("doc_cd","version");--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "facts" jsonb;--> statement-breakpoint
CREATE INDEX "notice_list" ON "notice" USING btree ("tab","is_pinned","published_at","notice_cd");--> statement-breakpoint
CREATE INDEX "notice_time" ON "notice" USING btree ("tab","published_at","notice_cd");