-- What filters find a review by, and how many reviews of a product have it: written by these triggers alone.
create function review_facets() returns trigger language plpgsql as $$
declare
  own text[] := array_remove(array[
    'rating:' || new.rating,
    case when new.photo_cnt > 0 then 'photo' end,
    'skinType:' || new.skin_type,
    'skinTone:' || new.skin_tone,
    'ageBand:' || new.age_band,
    'locale:' || new.locale], null)
    || array(select 'skinConcern:' || concern from unnest(new.concerns) as concern);
begin
  new.facets := own || array(select new.product_cd || '/' || facet from unnest(own) as facet);
  return new;
end $$;
--> statement-breakpoint
create function count_review(counted review, sign int) returns void language sql as $$
  insert into review_count (product_cd, facet, cnt, total)
  select counted.product_cd, facet, sign, sign * amount from (
    select 'all' as facet, counted.rating as amount
    union all
    select own, case when own = 'photo' then counted.photo_cnt else 0 end from unnest(counted.facets) as own where position('/' in own) = 0
    union all
    select 'trait:' || key, value::int from jsonb_each_text(counted.traits)
  ) as facets
  -- In one order: of two reviews of a product at one moment the second waits for the first.
  order by facet
  on conflict (product_cd, facet) do update set cnt = review_count.cnt + excluded.cnt, total = review_count.total + excluded.total
$$;
--> statement-breakpoint
create function note_review_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then perform count_review(old, -1); end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then perform count_review(new, 1); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger review_facets before insert or update on review for each row execute function review_facets();
--> statement-breakpoint
create trigger review_counted after insert or delete on review for each row execute function note_review_counts();
--> statement-breakpoint
create trigger review_recounted after update on review for each row
  when ((old.product_cd, old.facets, old.traits, old.photo_cnt, old.hidden_at)
    is distinct from (new.product_cd, new.facets, new.traits, new.photo_cnt, new.hidden_at))
  execute function note_review_counts();
--> statement-breakpoint
-- Reviews from before: the update also writes their facets, and counts each whose facets it fills.
update review set photo_cnt = (
  select count(*) from ugc_media where ugc_media.ugc_cd = review.ugc_cd and ugc_media.type = 'IMAGE');
--> statement-breakpoint
delete from review_count;
--> statement-breakpoint
insert into review_count (product_cd, facet, cnt, total)
select product_cd, facet, count(*), sum(amount) from (
  select product_cd, 'all' as facet, rating as amount from review where hidden_at is null
  union all
  select product_cd, own, case when own = 'photo' then photo_cnt else 0 end from review, unnest(facets) as own
    where hidden_at is null and position('/' in own) = 0
) as facets group by product_cd, facet;
--> statement-breakpoint
insert into banned_word (word, locale) values
  ('씨발', 'ko'), ('시발', 'ko'), ('병신', 'ko'), ('개새끼', 'ko'), ('지랄', 'ko'), ('미친놈', 'ko'), ('미친년', 'ko'), ('꺼져', 'ko'), ('카톡문의', 'ko'), ('대리구매', 'ko'),
  ('fuck', 'en'), ('shit', 'en'), ('bitch', 'en'), ('asshole', 'en'), ('bastard', 'en'), ('whatsapp', 'en'), ('telegram', 'en'),
  ('傻逼', 'cn'), ('他妈的', 'cn'), ('操你', 'cn'), ('去死', 'cn'), ('加微信', 'cn'), ('代购', 'cn');
