-- product_facet is written by these triggers alone: what lists sort, filter and count by, as the tables it comes from stand.
create or replace function refresh_product_facets(codes text[]) returns void language plpgsql as $$
begin
  -- Who changes another part of the same product waits here, and then reads what was committed.
  perform from product where product_cd = any(codes) order by product_cd for no key update;
  delete from product_facet facet using product
    where facet.product_cd = any(codes) and product.product_cd = facet.product_cd and not product.is_on_sale;
  insert into product_facet (
    product_cd, brand_cd, product_type, free_shipping, sale_price, discount_rate, launch_date, popularity, review_count,
    cate_cds, cate_key, volumes, volume_key, skin_types, concerns, scent_families, trait_key)
  select
    product_cd, brand_cd, product_type, free_shipping, sale_price, discount_rate, launch_date, popularity, review_count,
    listed.cate_cds, array_to_string(listed.cate_cds, ','), sized.volumes, array_to_string(sized.volumes, ','),
    skin_types, concerns, scent_families,
    concat_ws('|', array_to_string(skin_types, ','), array_to_string(concerns, ','), array_to_string(scent_families, ','))
  from product
  cross join lateral (
    select array(select cate_cd from product_category where product_category.product_cd = product.product_cd order by cate_cd) as cate_cds
  ) listed
  cross join lateral (
    select array(
      select product.volume_ml where product.volume_ml is not null
      union
      select volume_ml from product_option where product_option.product_cd = product.product_cd and volume_ml is not null
      order by 1) as volumes
  ) sized
  where product_cd = any(codes) and is_on_sale
  on conflict (product_cd) do update set
    brand_cd = excluded.brand_cd, product_type = excluded.product_type, free_shipping = excluded.free_shipping,
    sale_price = excluded.sale_price, discount_rate = excluded.discount_rate, launch_date = excluded.launch_date,
    popularity = excluded.popularity, review_count = excluded.review_count,
    cate_cds = excluded.cate_cds, cate_key = excluded.cate_key, volumes = excluded.volumes, volume_key = excluded.volume_key,
    skin_types = excluded.skin_types, concerns = excluded.concerns, scent_families = excluded.scent_families, trait_key = excluded.trait_key
  where product_facet is distinct from excluded;
end $$;
--> statement-breakpoint
create or replace function note_product_facets() returns trigger language plpgsql as $$
declare
  codes text[];
begin
  if tg_op = 'INSERT' then codes := array(select distinct product_cd from changed);
  elsif tg_op = 'DELETE' then codes := array(select distinct product_cd from gone);
  else codes := array(select product_cd from changed union select product_cd from gone);
  end if;
  if cardinality(codes) > 0 then perform refresh_product_facets(codes); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger facet_insert after insert on product referencing new table as changed
  for each statement execute function note_product_facets();
--> statement-breakpoint
create trigger facet_update after update on product referencing old table as gone new table as changed
  for each statement execute function note_product_facets();
--> statement-breakpoint
create trigger facet_insert after insert on product_category referencing new table as changed
  for each statement execute function note_product_facets();
--> statement-breakpoint
create trigger facet_update after update on product_category referencing old table as gone new table as changed
  for each statement execute function note_product_facets();
--> statement-breakpoint
create trigger facet_delete after delete on product_category referencing old table as gone
  for each statement execute function note_product_facets();
--> statement-breakpoint
create trigger facet_insert after insert on product_option referencing new table as changed
  for each statement execute function note_product_facets();
--> statement-breakpoint
create trigger facet_update after update on product_option referencing old table as gone new table as changed
  for each statement execute function note_product_facets();
--> statement-breakpoint
create trigger facet_delete after delete on product_option referencing old table as gone
  for each statement execute function note_product_facets();
--> statement-breakpoint
select refresh_product_facets(array(select product_cd from product));
