-- Reviews are counted once for each statement, not once for each row: 20,000 rows at once changed the same thirty counts 20,000 times, which took eight minutes.
drop trigger review_counted on review;
--> statement-breakpoint
drop trigger review_recounted on review;
--> statement-breakpoint
drop function note_review_counts();
--> statement-breakpoint
drop function count_review(review, int);
--> statement-breakpoint
-- What a review counts for: nothing when it is out of sight.
create function review_measures(of_review review) returns table (facet text, amount int) language sql immutable as $$
  select 'all', of_review.rating where of_review.hidden_at is null
  union all
  select own, case when own = 'photo' then of_review.photo_cnt else 0 end from unnest(of_review.facets) as own
    where of_review.hidden_at is null and position('/' in own) = 0
  union all
  select 'trait:' || key, value::int from jsonb_each_text(of_review.traits) where of_review.hidden_at is null
$$;
--> statement-breakpoint
create function count_reviews() returns trigger language plpgsql as $$
declare
  changes review_count[];
begin
  if tg_op = 'INSERT' then
    changes := array(select row(product_cd, facet, count(*), sum(amount))::review_count
      from added, review_measures(added) group by product_cd, facet);
  elsif tg_op = 'DELETE' then
    changes := array(select row(product_cd, facet, -count(*), -sum(amount))::review_count
      from removed, review_measures(removed) group by product_cd, facet);
  else
    changes := array(select row(product_cd, facet, sum(sign), sum(sign * amount))::review_count from (
        select product_cd, facet, 1 as sign, amount from added, review_measures(added)
        union all
        select product_cd, facet, -1, amount from removed, review_measures(removed)
      ) as changed group by product_cd, facet having sum(sign) <> 0 or sum(sign * amount) <> 0);
  end if;
  insert into review_count (product_cd, facet, cnt, total)
  -- In one order: of two reviews of a product at one moment the second waits for the first.
  select product_cd, facet, cnt, total from unnest(changes) order by product_cd, facet
  on conflict (product_cd, facet) do update set cnt = review_count.cnt + excluded.cnt, total = review_count.total + excluded.total;
  return null;
end $$;
--> statement-breakpoint
create trigger review_added after insert on review referencing new table as added for each statement execute function count_reviews();
--> statement-breakpoint
create trigger review_removed after delete on review referencing old table as removed for each statement execute function count_reviews();
--> statement-breakpoint
create trigger review_changed after update on review referencing old table as removed new table as added
  for each statement execute function count_reviews();
