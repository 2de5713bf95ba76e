create trigger note_change after insert or update or delete or truncate on faq for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on faq_category for each statement execute function note_change();
