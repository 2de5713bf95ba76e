CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "notification_mark_news" ON "notification_mark" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "notification_received" ON "notification" USING btree ("received_at");