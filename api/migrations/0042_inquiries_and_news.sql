CREATE TABLE "broadcast" (
	"broadcast_cd" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"link" text NOT NULL,
	"audience" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"last_mem_cd" text DEFAULT '' NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mem_cd" text NOT NULL,
	"agreement_cd" text NOT NULL,
	"is_agreed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_off" (
	"mem_cd" text NOT NULL,
	"channel" text NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "notification_off_mem_cd_channel_topic_pk" PRIMARY KEY("mem_cd","channel","topic")
);
--> statement-breakpoint
CREATE TABLE "notification_waiting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mem_cds" text[] NOT NULL,
	"news" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "inquiry_member";--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "locale" text DEFAULT 'ko' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "inquiry" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_off" ADD CONSTRAINT "notification_off_mem_cd_member_mem_cd_fk" FOREIGN KEY ("mem_cd") REFERENCES "public"."member"("mem_cd") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_open" ON "broadcast" USING btree ("starts_at") WHERE finished_at is null and stopped_at is null;--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("mem_cd","agreement_cd","id");--> statement-breakpoint
CREATE INDEX "notification_waiting_due" ON "notification_waiting" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_key" ON "inquiry" USING btree ("mem_cd","idempotency_key");--> statement-breakpoint
CREATE INDEX "inquiry_waiting" ON "inquiry" USING btree ("created_at") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("mem_cd","seq") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "inquiry_member" ON "inquiry" USING btree ("mem_cd","created_at","inquiry_cd");