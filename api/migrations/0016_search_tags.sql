-- Skin types, concerns and scent families are searched for too: what changes them marks the document.
create or replace function note_search_product() returns trigger language plpgsql as $$
begin
  insert into search_stale (product_cd) select n.product_cd from new_rows n join old_rows o using (product_cd)
  where (n.brand_cd, n.name, n.summary, n.description, n.notes, n.keywords, n.popularity, n.is_on_sale, n.skin_types, n.concerns, n.scent_families)
    is distinct from
    (o.brand_cd, o.name, o.summary, o.description, o.notes, o.keywords, o.popularity, o.is_on_sale, o.skin_types, o.concerns, o.scent_families)
  order by 1 on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create function note_search_tag() returns trigger language plpgsql as $$
begin
  insert into search_stale (product_cd) select product_cd from product
  where new.code = any(case new.kind when 'SKIN_TYPE' then skin_types when 'CONCERN' then concerns else scent_families end)
  order by 1 on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger note_search_updated after update on tag for each row when (new.name is distinct from old.name)
  execute function note_search_tag();
--> statement-breakpoint
insert into search_stale (product_cd) select product_cd from product on conflict do nothing;
