DROP INDEX "follow_target";--> statement-breakpoint
DROP INDEX "feed_member_idx";--> statement-breakpoint
DROP INDEX "talk_answer_idx";--> statement-breakpoint
DROP INDEX "talk_member_idx";--> statement-breakpoint
ALTER TABLE "member_profile" ADD COLUMN "shows_traits" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "pins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "talk_answer" ADD COLUMN "locale" text DEFAULT 'ko' NOT NULL;--> statement-breakpoint
ALTER TABLE "talk_answer" ADD COLUMN "feed_cd" text;--> statement-breakpoint
ALTER TABLE "talk_answer" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "talk" ADD COLUMN "comment_cnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "talk" ADD COLUMN "answer_cnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "talk" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "follow_member" ON "follow" USING btree ("mem_cd","created_at","target_mem_cd");--> statement-breakpoint
CREATE INDEX "follow_target" ON "follow" USING btree ("target_mem_cd","created_at","mem_cd");--> statement-breakpoint
CREATE INDEX "feed_member_idx" ON "feed" USING btree ("mem_cd","created_at","ugc_cd");--> statement-breakpoint
CREATE INDEX "talk_answer_idx" ON "talk_answer" USING btree ("ugc_cd","created_at","answer_cd");--> statement-breakpoint
CREATE INDEX "talk_member_idx" ON "talk" USING btree ("mem_cd","created_at","ugc_cd");