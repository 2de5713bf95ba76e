-- Tables whose rows the processes keep in memory note the transactions that change them (src/platform/db/kept.ts).
create or replace function note_change() returns trigger language plpgsql as $$
begin
  insert into kept_change (changed_in) values (pg_current_xact_id()) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on brand for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on category for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on product for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on product_option for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on product_category for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on product_image for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on ingredient for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on tag for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on coupon_target for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on layout for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on display for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on display_item for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on coupon_display_item for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on virtual_category for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on virtual_category_product for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on ai_member_group for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or delete or truncate on coupon for each statement execute function note_change();
--> statement-breakpoint
-- Every download of a limited coupon counts up. Only the last one changes what the shop offers.
create trigger note_update after update on coupon for each row
  when ((to_jsonb(new) - 'issued_count') is distinct from (to_jsonb(old) - 'issued_count')
    or (new.issued_count >= new.total_count) is distinct from (old.issued_count >= old.total_count))
  execute function note_change();
