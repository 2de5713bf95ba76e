-- A product keeps its number: no number is used up by a change.
create or replace function refresh_product_facets(codes text[]) returns void language plpgsql as $$
begin
  -- Who changes another part of the same product waits here, and then reads what was committed.
  perform from product where product_cd = any(codes) order by product_cd for no key update;
  insert into product_facet as known (
    product_no, product_cd, brand_cd, product_type, free_shipping, is_on_sale, sale_price, discount_rate, launch_date, popularity,
    review_count, cate_key, volume_key, trait_key, changed_in)
  select
    coalesce(
      (select kept.product_no from product_facet kept where kept.product_cd = product.product_cd),
      nextval('product_facet_product_no_seq')::int),
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
--> statement-breakpoint
drop function search_matches(tsquery[], int);
--> statement-breakpoint
-- The best `most` products by levels of a match, the best level first; within one, what is in stock first, then the
-- popular ones. A level is asked while fewer products than its `belows` are found; what it finds again is left out. When
-- `is_popular_first`, it is asked of the popular products alone, and of all when these do not fill what is left with
-- goods in stock: a word of a third of the shop is then read for an eighth of it. The indexes answer the words, so no
-- document is read for them. One plan serves every phrase: making one took longer than most levels.
create function search_matches(levels tsquery[], belows int[], most int, is_popular_first bool, out numbers int[], out scores int[])
language plpgsql stable
set enable_seqscan = off set jit = off
set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan as $$
declare
  level_score constant int := 20000000;
  sold_out_score constant int := 10000000;
  wanted int;
  more int[];
  more_scores int[];
begin
  numbers := '{}';
  scores := '{}';
  for level in 1..cardinality(levels) loop
    continue when cardinality(numbers) >= belows[level];
    wanted := most - cardinality(numbers);
    if is_popular_first then
      select array_agg(best.product_no), array_agg(best.score) into more, more_scores
      from (
        select d.product_no, -level * level_score - (not d.in_stock)::int * sold_out_score - least(d.popularity, 9999999) as score
        from search_document d
        where d.lexemes @@ levels[level] and d.popularity <= 25000
        order by 2 desc, d.product_cd desc limit most) best
      where best.product_no not in (select unnest(numbers));
    end if;
    if not is_popular_first or more_scores[wanted] is null or more_scores[wanted] <= -level * level_score - sold_out_score then
      select array_agg(best.product_no), array_agg(best.score) into more, more_scores
      from (
        select d.product_no, -level * level_score - (not d.in_stock)::int * sold_out_score - least(d.popularity, 9999999) as score
        from search_document d
        where (d.lexemes @@ levels[level] and d.popularity <= 25000) or (d.lexemes @@ levels[level] and d.popularity > 25000)
        order by 2 desc, d.product_cd desc limit most) best
      where best.product_no not in (select unnest(numbers));
    end if;
    if more is not null then
      numbers := numbers || more[1:wanted];
      scores := scores || more_scores[1:wanted];
    end if;
  end loop;
end $$;
