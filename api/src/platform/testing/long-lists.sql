-- Lists as long as the shop promises to read by key: 20,000 reviews of P0001 by as many members ('LM1' …) in three languages, half of them with a photo, and a
-- profile, that of 'LM1', with 5,000 posts of all kinds. One statement for each table.
insert into member (mem_cd, login_id, email, mem_nm, nickname, birthday, gender, ref_id, avatar_seed, joined_at)
select 'LM' || n, 'long' || n, 'long' || n || '@example.com', '-', 'long' || n, '19900101', '01', 'LONG' || n, '-', now() from generate_series(1, 20000) n;

insert into ugc_media (ugc_cd, seq, type, url, thumb_url)
select 'LR' || lpad(n::text, 5, '0'), 1, 'IMAGE', '/media/long/' || n || '.jpg', '/media/long/' || n || '-s.jpg' from generate_series(1, 20000, 2) n;

insert into review (ugc_cd, mem_cd, product_cd, rating, title, content, locale, skin_type, skin_tone, concerns, age_band, traits, like_cnt, comment_cnt,
  media_cnt, photo_cnt, is_best, created_at, search_bigrams)
select 'LR' || lpad(n::text, 5, '0'), 'LM' || n, 'P0001',
  case when n % 50 = 0 then 1 when n % 20 = 0 then 2 else 3 + n % 3 end, 'Long list', repeat('A review of a long list. ', 8),
  case when n % 10 = 0 then 'cn' when n % 4 = 0 then 'en' else 'ko' end,
  (array['DRY', 'OILY', 'COMBI', 'NORMAL'])[1 + n % 4], (array['T13', 'T17', 'T21'])[1 + n % 3],
  array[(array['PORE', 'WRINKLE', 'TEXTURE', 'DRYNESS', 'REDNESS', 'SPOT'])[1 + n % 6]], (array['20s', '30s', '40s', '50s'])[1 + n % 4],
  jsonb_build_object('MOISTURE', 1 + n % 5), n % 97, n % 5, n % 2, n % 2, n % 3 = 0, now() - make_interval(secs => n * 60), array['lo', 'on', 'ng']
from generate_series(1, 20000) n;

insert into review (ugc_cd, mem_cd, product_cd, rating, title, content, locale, created_at, search_bigrams)
select 'LQ' || product_cd, 'LM1', product_cd, 4, 'Long profile', repeat('A review of a long profile. ', 4), 'ko',
  now() - make_interval(secs => 600 * row_number() over (order by product_cd)::int), array['lo', 'on', 'ng']
from product where product_cd <> 'P0001';

insert into feed (ugc_cd, mem_cd, text, locale, product_cds, like_cnt, is_best, created_at, search_bigrams)
select 'LF' || lpad(n::text, 5, '0'), 'LM1', 'A feed of a long profile', 'ko', array['P0002', 'P0003'], n % 97, n % 3 = 0,
  now() - make_interval(secs => n * 40), array['lo', 'on', 'ng'] from generate_series(1, 2500) n;

insert into talk (ugc_cd, talk_type, mem_cd, title, text, locale, product_cds, like_cnt, is_best, created_at)
select 'LT' || lpad(n::text, 5, '0'), 'QUESTION', 'LM1', 'Long profile', 'A question of a long profile', 'ko', array['P0002'], n % 97, n % 3 = 0,
  now() - make_interval(secs => n * 41) from generate_series(1, 2357) n;

-- Newer ones of others: who reads a profile by the order of all posts passes over them.
insert into feed (ugc_cd, mem_cd, text, locale, product_cds, created_at, search_bigrams)
select 'LG' || n, 'LM' || 1 + n, 'A feed of somebody else', 'ko', array['P0004'], now() - make_interval(secs => n / 100), array['lo', 'on', 'ng']
from generate_series(1, 5000) n;

insert into talk (ugc_cd, talk_type, mem_cd, title, text, locale, product_cds, created_at)
select 'LU' || n, 'QUESTION', 'LM' || 1 + n, 'Somebody else', 'A question of somebody else', 'ko', array['P0004'], now() - make_interval(secs => n / 100)
from generate_series(1, 5000) n;
