create or replace function stamp_stock() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end $$;
--> statement-breakpoint
create trigger stock_stamp before insert or update on stock for each row execute function stamp_stock();
