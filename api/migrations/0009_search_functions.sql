-- What shoppers called a product stays known: its words, until the next import brings its keywords.
update product set keywords = array(select distinct word from regexp_split_to_table(search_text, '\s+') word where word <> '');
--> statement-breakpoint
-- Products by levels of a match, the best level first; within one, what is in stock first, then the popular ones. A
-- product is answered once, with the best level. After `most` products no further level is asked; the last level is
-- asked only when nothing was found before. The index answers the words, so no document is read for them: scanning
-- the table instead would read all.
create function search_matches(levels tsquery[], most int) returns table (product_cd text, score int)
language plpgsql stable rows 1000 set enable_seqscan = off set jit = off as $$
declare
  found_count int := 0;
  more int;
  wanted tsquery;
begin
  for level in 1..cardinality(levels) loop
    exit when found_count >= most or (level > 1 and level = cardinality(levels) and found_count > 0);
    wanted := levels[level];
    if level > 1 then wanted := wanted && !! levels[level - 1]; end if;
    return query
      select d.product_cd, -(level * 2 + (not d.in_stock)::int) * 10000000 - least(d.popularity, 9999999)
      from search_document d where d.lexemes @@ wanted order by 2 desc, 1 limit most - found_count;
    get diagnostics more = row_count;
    found_count := found_count + more;
  end loop;
end $$;
--> statement-breakpoint
-- The documents of what changes are marked in the same transaction; `refreshSearch` writes them anew.
insert into search_stale (product_cd) select product_cd from product;
--> statement-breakpoint
create function note_search_stale_new() returns trigger language plpgsql as $$
begin
  insert into search_stale (product_cd) select product_cd from new_rows order by 1 on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create function note_search_stale_old() returns trigger language plpgsql as $$
begin
  insert into search_stale (product_cd) select product_cd from old_rows order by 1 on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger note_search_inserted after insert on product referencing new table as new_rows
  for each statement execute function note_search_stale_new();
--> statement-breakpoint
create trigger note_search_inserted after insert on product_category referencing new table as new_rows
  for each statement execute function note_search_stale_new();
--> statement-breakpoint
create trigger note_search_deleted after delete on product_category referencing old table as old_rows
  for each statement execute function note_search_stale_old();
--> statement-breakpoint
-- Prices, ratings and pictures are not searched for.
create function note_search_product() returns trigger language plpgsql as $$
begin
  insert into search_stale (product_cd) select n.product_cd from new_rows n join old_rows o using (product_cd)
  where (n.brand_cd, n.name, n.summary, n.description, n.notes, n.keywords, n.popularity, n.is_on_sale)
    is distinct from (o.brand_cd, o.name, o.summary, o.description, o.notes, o.keywords, o.popularity, o.is_on_sale)
  order by 1 on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger note_search_updated after update on product referencing old table as old_rows new table as new_rows
  for each statement execute function note_search_product();
--> statement-breakpoint
create function note_search_brand() returns trigger language plpgsql as $$
begin
  insert into search_stale (product_cd) select product_cd from product where brand_cd = new.brand_cd order by 1 on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger note_search_updated after update on brand for each row when (new.name is distinct from old.name)
  execute function note_search_brand();
--> statement-breakpoint
create function note_search_category() returns trigger language plpgsql as $$
begin
  insert into search_stale (product_cd) select product_cd from product_category where cate_cd = new.cate_cd order by 1
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger note_search_updated after update on category for each row when (new.name is distinct from old.name)
  execute function note_search_category();
--> statement-breakpoint
-- The last piece sold and the first one back change the order of results. Anything between does not.
create function note_search_stock() returns trigger language plpgsql as $$
begin
  update search_document set in_stock = exists(
    select from stock where stock.product_cd = new.product_cd and stock_cnt > 0)
  where product_cd = new.product_cd;
  return null;
end $$;
--> statement-breakpoint
create trigger note_search_updated after update of stock_cnt on stock for each row
  when ((new.stock_cnt > 0) is distinct from (old.stock_cnt > 0)) execute function note_search_stock();
--> statement-breakpoint
create trigger note_search_inserted after insert on stock for each row when (new.stock_cnt > 0) execute function note_search_stock();
--> statement-breakpoint
-- Results are kept in memory like the lists of the catalogue; what is sold out alone outdates nothing.
create trigger note_change after insert or update of lexemes, popularity or delete or truncate on search_document
  for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on search_synonym for each statement execute function note_change();
--> statement-breakpoint
create trigger note_change after insert or update or delete or truncate on search_term for each statement execute function note_change();
