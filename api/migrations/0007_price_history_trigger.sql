-- Every writer's prices are recorded: the command line's, an import's, the demo's. One insert per statement, however many goods it prices.
create function note_first_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_cd, changed_at, sale_price, told_at)
  select product_cd, now(), sale_price, now() from added
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
-- Two changes in one transaction are one: from the price before it to the price after it. A rise has nothing to tell.
create function note_changed_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_cd, changed_at, sale_price, was_price, told_at)
  select added.product_cd, now(), added.sale_price, gone.sale_price, case when added.sale_price > gone.sale_price then now() end
  from added join gone using (product_cd)
  where added.sale_price <> gone.sale_price
  on conflict (product_cd, changed_at) do update
    set sale_price = excluded.sale_price,
        told_at = case when excluded.sale_price < price_history.was_price then null else now() end;
  return null;
end $$;
--> statement-breakpoint
create trigger note_first_price after insert on product referencing new table as added for each statement execute function note_first_price();
--> statement-breakpoint
create trigger note_changed_price after update on product referencing old table as gone new table as added for each statement execute function note_changed_price();
--> statement-breakpoint
insert into price_history (product_cd, changed_at, sale_price, told_at) select product_cd, now(), sale_price, now() from product;
