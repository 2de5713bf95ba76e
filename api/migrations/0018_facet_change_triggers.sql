-- product_facet holds keys alone, and says of each row which transaction wrote it: processes keep all rows in memory.
create or replace function refresh_product_facets(codes text[]) returns void language plpgsql as $$
begin
  -- Who changes another part of the same product waits here, and then reads what was committed.
  perform from product where product_cd = any(codes) order by product_cd for no key update;
  insert into product_facet as known (
    product_cd, brand_cd, product_type, free_shipping, is_on_sale, sale_price, discount_rate, launch_date, popularity, review_count,
    cate_key, volume_key, trait_key, changed_in)
  select
    product_cd, brand_cd, product_type, free_shipping, is_on_sale, sale_price, discount_rate, launch_date, popularity, review_count,
    array_to_string(array(
      select cate_cd from product_category where product_category.product_cd = product.product_cd order by cate_cd), ','),
    array_to_string(array(
      select product.volume_ml where product.volume_ml is not null
      union
      select volume_ml from product_option where product_option.product_cd = product.product_cd and volume_ml is not null
      order by 1), ','),
    concat_ws('|', array_to_string(skin_types, ','), array_to_string(concerns, ','), array_to_string(scent_families, ',')),
    pg_current_xact_id()
  from product
  where product_cd = any(codes)
  on conflict (product_cd) do update set
    brand_cd = excluded.brand_cd, product_type = excluded.product_type, free_shipping = excluded.free_shipping,
    is_on_sale = excluded.is_on_sale, sale_price = excluded.sale_price, discount_rate = excluded.discount_rate,
    launch_date = excluded.launch_date, popularity = excluded.popularity, review_count = excluded.review_count,
    cate_key = excluded.cate_key, volume_key = excluded.volume_key, trait_key = excluded.trait_key, changed_in = excluded.changed_in
  where (known.brand_cd, known.product_type, known.free_shipping, known.is_on_sale, known.sale_price, known.discount_rate,
      known.launch_date, known.popularity, known.review_count, known.cate_key, known.volume_key, known.trait_key)
    is distinct from (excluded.brand_cd, excluded.product_type, excluded.free_shipping, excluded.is_on_sale, excluded.sale_price,
      excluded.discount_rate, excluded.launch_date, excluded.popularity, excluded.review_count, excluded.cate_key,
      excluded.volume_key, excluded.trait_key);
end $$;
