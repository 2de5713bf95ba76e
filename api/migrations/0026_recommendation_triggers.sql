-- What is kept of product pairs notes its changes (src/platform/db/kept.ts).
create trigger note_change after insert or update or delete or truncate on product_pair for each statement execute function note_change();
--> statement-breakpoint
-- Lists that people had chosen are what the job begins with.
update ai_member_group set curated_cds = product_cds;
