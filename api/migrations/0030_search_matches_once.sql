drop function search_matches(tsquery[], int[], int, bool);
--> statement-breakpoint
-- The best `most` products by levels of a match, the best level first; within one, what is in stock first, then the
-- popular ones. A level is asked while fewer products than its `belows` are found; what it finds again is left out. It is
-- asked of the popular products, and of the others only when these do not fill what is left with goods in stock: a word of
-- a third of the shop is read for an eighth of it. The indexes answer the words, so no document is read for them. One plan
-- serves every phrase: making one took longer than most levels.
create function search_matches(levels tsquery[], belows int[], most int, out numbers int[], out scores int[])
language plpgsql stable
set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0 set plan_cache_mode = force_generic_plan as $$
declare
  level_score constant int := 20000000;
  sold_out_score constant int := 10000000;
  wanted int;
  more int[];
  more_scores int[];
  others int[];
  other_scores int[];
begin
  numbers := '{}';
  scores := '{}';
  for level in 1..cardinality(levels) loop
    continue when cardinality(numbers) >= belows[level];
    wanted := most - cardinality(numbers);
    select array_agg(best.product_no), array_agg(best.score) into more, more_scores
    from (
      select d.product_no, -level * level_score - (not d.in_stock)::int * sold_out_score - least(d.popularity, 9999999) as score
      from search_document d
      where d.lexemes @@ levels[level] and d.popularity <= 25000
      order by 2 desc, d.product_cd desc limit most) best
    where best.product_no not in (select unnest(numbers));
    if more_scores[wanted] is null or more_scores[wanted] <= -level * level_score - sold_out_score then
      select array_agg(best.product_no), array_agg(best.score) into others, other_scores
      from (
        select d.product_no, -level * level_score - (not d.in_stock)::int * sold_out_score - least(d.popularity, 9999999) as score
        from search_document d
        where d.lexemes @@ levels[level] and d.popularity > 25000
        order by 2 desc, d.product_cd desc limit most) best
      where best.product_no not in (select unnest(numbers));
      if others is not null then
        -- Equal scores are on one side, in their order.
        select array_agg(best.product_no), array_agg(best.score) into more, more_scores
        from (
          select both_sides.product_no, both_sides.score
          from (
            select * from unnest(more, more_scores) with ordinality as side(product_no, score, place)
            union all
            select * from unnest(others, other_scores) with ordinality as side(product_no, score, place)) both_sides
          order by both_sides.score desc, both_sides.place limit wanted) best;
      end if;
    end if;
    if more is not null then
      numbers := numbers || more[1:wanted];
      scores := scores || more_scores[1:wanted];
    end if;
  end loop;
end $$;
