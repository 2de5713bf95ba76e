import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Comment } from '@hyangro/contracts/ugc/comment.contract';
import type { Review, Writable } from '@hyangro/contracts/ugc/review.contract';
import { checkout, newKey } from '../../platform/testing/checkout';
import { raceOn, both, rowLocks, uniqueKey } from '../../platform/testing/race';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { orderLineTable } from '../order/order.tables';
import { approveClaim } from '../claim/public';
import { moveOrder } from '../order/public';
import { takeBackReviewRewards } from './public';
import { reviewTable } from './review.tables';

let shop: TestApp;
const race = raceOn(() => shop);
let folder: string;
let member: Caller;
let other: Caller;
const MEM_CD = 'M0005';
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hyangro-reviews-'));
  shop = await createTestApp({ config: { UPLOAD_DIR: folder } });
  [member, other] = [await shop.login('demo05'), await shop.login('demo02')];
}, 120_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async <R extends object>(statement: string, ...values: unknown[]) => (await shop.deps.pool.query<R>(statement, values)).rows;
const pointsOf = async (memCd = MEM_CD) =>
  (await rows<{ points: number }>('select points from member where mem_cd = $1', memCd))[0]?.points ?? 0;
const writable = async (caller = member) =>
  (await caller.get('/mypage/reviews/writable?limit=40')).json() as { items: Writable[]; totalCount: number };
/** The next confirmed line without a review. */
const nextLine = async (caller = member) => {
  const [line] = (await writable(caller)).items;
  if (!line) throw new Error('The demo member has no line left.');
  return line;
};
const BODY = '뿌리고 두 시간이 지나도 손목에 그대로 남아 있어서 놀랐어요.';
const FORM = { rating: 5, title: '오래가요', content: BODY };
const write = async (changes: object = {}, caller = member) => {
  const { orderCd, lineNo } = await nextLine(caller);
  return caller.post('/reviews', { ...FORM, orderCd, lineNo, ...changes });
};
const written = async (changes: object = {}, caller = member) =>
  (await write(changes, caller)).json() as { review: Review; rewardPoints: number };
const refusalOf = (answer: { statusCode: number; json(): { messageCode: string; args: unknown[] } }) => [
  answer.statusCode,
  answer.json().messageCode,
];
const faultOf = (answer: { statusCode: number; json(): { args: unknown[] } }) => [answer.statusCode, answer.json().args];
/** As if they had been written long ago, on no day that a test sets its clock to: the day's limit is another test's. */
const ageReviews = () =>
  rows(`update review set created_at = '2020-01-01' where mem_cd = $1 and created_at > now() - interval '1 day'`, MEM_CD);
afterEach(ageReviews);

async function photo(caller = member): Promise<string> {
  const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c66' } })
    .jpeg()
    .toBuffer();
  const answer = await caller.post(
    '/media-uploads',
    { contentType: 'image/jpeg', bytes: file.length },
    { headers: { 'idempotency-key': newKey() } },
  );
  const { mediaKey } = answer.json() as { mediaKey: string };
  await caller.put(`/media-uploads/${mediaKey}/parts/0`, file, { headers: { 'content-type': 'application/octet-stream' } });
  expect((await caller.post(`/media-uploads/${mediaKey}/complete`, { bytes: file.length })).statusCode).toBe(200);
  return mediaKey;
}

async function claimPhoto(): Promise<string> {
  const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c66' } })
    .jpeg()
    .toBuffer();
  const answer = await member.post('/claims/photos', file, { headers: { 'content-type': 'image/jpeg' } });
  return answer.json().photoKey;
}

describe('what may be written', () => {
  test('R-MY-21 confirmed goods without a review are listed, one line of each product, and leave the list with their review', async () => {
    const before = await writable();
    expect(before.totalCount).toBe(before.items.length);
    expect(new Set(before.items.map(({ product }) => product.productCd)).size).toBe(before.items.length);
    expect(before.items.map(({ confirmedAt }) => confirmedAt)).toEqual(
      before.items
        .map(({ confirmedAt }) => confirmedAt)
        .sort()
        .reverse(),
    );
    const [line] = before.items;
    const one = await member.get(`/mypage/reviews/writable/${line?.orderCd}/${line?.lineNo}`);
    expect(one.json()).toEqual(line);
    const ofProduct = async (productCd = '') => (await member.get(`/mypage/reviews/writable?productCd=${productCd}`)).json();
    expect(await ofProduct(line?.product.productCd)).toEqual({ items: [line], totalCount: 1, nextCursor: null });
    expect((await ofProduct('P9999')).items).toEqual([]);
    const { review } = await written();
    expect([review.product, review.isMine, review.canModify, review.isEdited, review.moderation]).toEqual([
      line?.product,
      true,
      true,
      false,
      null,
    ]);
    expect((await writable()).items.map(({ product }) => product.productCd)).not.toContain(review.product.productCd);
    expect((await ofProduct(review.product.productCd)).items).toEqual([]);
    const list = (await member.get('/mypage/reviews/written?limit=1')).json();
    expect([list.items[0].ugcCd, list.items.length, list.totalCount > 1]).toEqual([review.ugcCd, 1, true]);
    const next = (await member.get(`/mypage/reviews/written?limit=1&cursor=${list.nextCursor}`)).json();
    expect(next.items[0].ugcCd).not.toBe(review.ugcCd);
    expect(refusalOf(await member.get(`/mypage/reviews/writable/${line?.orderCd}/${line?.lineNo}`))).toEqual([409, 'review.a0001']);
  });

  test('API-D21 of a line of somebody else, one that is not there, and one that is not confirmed nothing is written', async () => {
    const { orderCd, lineNo } = await nextLine(other);
    expect(refusalOf(await write({ orderCd, lineNo }))).toEqual([404, 'common.a0003']);
    expect(refusalOf(await write({ lineNo: 99 }))).toEqual([404, 'common.a0003']);
    const line = await nextLine();
    const ofLine = (confirmedAt: Date | null) =>
      shop.db.update(orderLineTable).set({ confirmedAt }).where(eq(orderLineTable.orderCd, line.orderCd));
    await ofLine(null);
    expect(refusalOf(await write({ orderCd: line.orderCd, lineNo: line.lineNo }))).toEqual([409, 'review.a0004']);
    await ofLine(new Date(line.confirmedAt));
  });

  test('ERR-M08 one review per product: the second is refused and not written, also under another order of the same goods', async () => {
    const { review } = await written();
    const [line] = await rows<{ orderCd: string; lineNo: number }>(
      'select order_cd as "orderCd", line_no as "lineNo" from review where ugc_cd = $1',
      review.ugcCd,
    );
    const again = await member.post('/reviews', { ...FORM, ...line });
    expect([again.statusCode, again.json()]).toEqual([409, { exceptionName: 'ReviewException', messageCode: 'review.a0001', args: [] }]);
    const next = await nextLine();
    await rows(
      'update order_line set product_cd = $1 where order_cd = $2 and line_no = $3',
      review.product.productCd,
      next.orderCd,
      next.lineNo,
    );
    expect(refusalOf(await member.post('/reviews', { ...FORM, orderCd: next.orderCd, lineNo: next.lineNo }))).toEqual([
      409,
      'review.a0001',
    ]);
    await rows(
      'update order_line set product_cd = $1 where order_cd = $2 and line_no = $3',
      next.product.productCd,
      next.orderCd,
      next.lineNo,
    );
    expect(await rows('select 1 from review where mem_cd = $1 and product_cd = $2', MEM_CD, review.product.productCd)).toHaveLength(1);
  });

  test('ERR-M09 a member writes ten reviews on a day of Korea, and the eleventh is refused until midnight there', async () => {
    // 23:59 in Seoul.
    shop.clock.set(new Date('2026-11-25T14:59:00Z'));
    const noon = '2026-11-25T03:00:00Z';
    // Whatever day it is today, what the member wrote before is no review of that one.
    await rows(`update review set created_at = created_at - interval '1 year' where mem_cd = $1`, MEM_CD);
    await rows(
      `insert into review (ugc_cd, mem_cd, product_cd, rating, title, content, locale, created_at, search_bigrams)
       select 'RV-L' || n, $1, (array(select product_cd from product where product_cd not in (select product_cd from review where mem_cd = $1)
         and product_cd not in (select product_cd from order_line join orders using (order_cd) where mem_cd = $1) order by 1))[n], 5, 't', $2, 'ko', $3, '{}'
       from generate_series(1, 9) n`,
      MEM_CD,
      BODY,
      noon,
    );
    expect((await write()).statusCode).toBe(201);
    const eleventh = await write();
    expect([eleventh.statusCode, eleventh.json()]).toEqual([
      429,
      { exceptionName: 'ReviewException', messageCode: 'review.a0002', args: [10] },
    ]);
    shop.clock.advance(2 * 60_000);
    expect((await write()).statusCode).toBe(201);
    shop.clock.set(new Date());
    await rows(`delete from review where ugc_cd like 'RV-L%'`);
  });
});

describe('how it is written', () => {
  test.each([
    ['29 letters', '가'.repeat(29), false],
    ['29 letters and spaces around them', `   ${'가'.repeat(29)}   `, false],
    ['29 emoji, which are 58 units', '😀'.repeat(29), false],
    ['30 letters', '가'.repeat(30), true],
    ['30 emoji', '😀'.repeat(30), true],
  ])('V-REV1 a body of %s at the server', async (_, content, isTaken) => {
    const answer = await write({ content });
    if (isTaken) expect([answer.statusCode, answer.json().review.content]).toEqual([201, content.trim()]);
    else expect(faultOf(answer)).toEqual([422, [{ field: 'content', code: 'review.v0001' }]]);
    await ageReviews();
  });

  test.each([
    ['no star', { rating: 0 }, 'rating', 'review.a0007'],
    ['six stars', { rating: 6 }, 'rating', 'review.a0007'],
    ['half a star', { rating: 3.5 }, 'rating', 'review.a0007'],
    ['a title of spaces', { title: '  ' }, 'title', 'review.v0007'],
    ['a title of 61 letters', { title: '가'.repeat(61) }, 'title', 'review.v0007'],
    ['a body of 2,001 letters', { content: '가'.repeat(2_001) }, 'content', 'review.v0008'],
  ])('E-18 %s is refused at its field', async (_, changes, field, code) => {
    expect(faultOf(await write(changes))).toEqual([422, [{ field, code }]]);
  });

  test('V-MED3 ten photos are shown in their order, an eleventh is refused at the server, and so is a photo of somebody else', async () => {
    const keys = [];
    for (let n = 0; n < 10; n += 1) keys.push(await photo());
    expect(faultOf(await write({ mediaKeys: [...keys, 'one-more'] }))).toEqual([422, [{ field: 'mediaKeys', code: 'review.v0002' }]]);
    expect(faultOf(await write({ mediaKeys: [await photo(other)] }))).toEqual([422, [{ field: 'mediaKeys', code: 'media.v0004' }]]);
    const mediaKeys = keys.toReversed();
    const { review } = await written({ mediaKeys });
    expect(review.media.map(({ mediaKey }) => mediaKey)).toEqual(mediaKeys);
    const two = [mediaKeys[3], mediaKeys[0]];
    const changed = (await member.put(`/reviews/${review.ugcCd}`, { ...FORM, mediaKeys: two })).json() as Review;
    expect([changed.media.map(({ mediaKey }) => mediaKey), changed.isEdited]).toEqual([two, true]);
  });

  test('API-D21 what is typed is kept as it is, in the language of its writer, with traits of its goods alone', async () => {
    const content = `<b>좋아요</b> & <script>alert(1)</script> ${BODY}`;
    const { traits: asked } = await nextLine();
    const { review } = await written({ content, traits: { LASTING: 4, STRENGTH: 2, MOISTURE: 5, MILDNESS: 1 } });
    expect([review.content, review.locale]).toEqual([content, 'ko']);
    expect(Object.keys(review.traits).every((trait) => (asked as string[]).includes(trait))).toBe(true);
  });
});

describe('what it brings', () => {
  test('points come once per product, more with a photo, and are not given again when it is deleted and written anew', async () => {
    const [before, line] = [await pointsOf(), await nextLine()];
    expect(line.rewards).toEqual({ text: 150, photo: 500 });
    const { review, rewardPoints } = await written({ mediaKeys: [await photo()] });
    expect([rewardPoints, (await pointsOf()) - before]).toEqual([500, 500]);
    expect((await member.delete(`/reviews/${review.ugcCd}`)).statusCode).toBe(204);
    expect((await member.get(`/reviews/${review.ugcCd}`)).statusCode).toBe(404);
    expect((await nextLine()).rewards).toEqual({ text: 0, photo: 0 });
    expect((await written()).rewardPoints).toBe(0);
    expect((await written()).rewardPoints).toBe(150);
    expect((await pointsOf()) - before).toBe(650);
  });

  test('points go back with the goods, once, and no balance falls below zero', async () => {
    const { review } = await written();
    const [line] = await rows<{ order_cd: string; line_no: number }>(
      'select order_cd, line_no from review where ugc_cd = $1',
      review.ugcCd,
    );
    const takeBack = () =>
      shop.db.transaction((tx) => takeBackReviewRewards(tx, line?.order_cd ?? '', [line?.line_no ?? 0], shop.clock.now()));
    const before = await pointsOf();
    await rows('update member set points = 40 where mem_cd = $1', MEM_CD);
    await takeBack();
    expect(await pointsOf()).toBe(0);
    await rows('update member set points = 700 where mem_cd = $1', MEM_CD);
    await takeBack();
    expect(await pointsOf()).toBe(700);
    await rows('update member set points = $1 where mem_cd = $2', before, MEM_CD);
    const booked = await rows('select kind, amount from point_ledger where ref_cd = $1 order by id', review.ugcCd);
    expect(booked).toEqual([
      { kind: 'REVIEW', amount: 150 },
      { kind: 'REVIEW_BACK', amount: -40 },
    ]);
  });

  test('a return that gives money back takes the points of its review along', async () => {
    const desk = checkout(shop, member);
    const orderCd = await desk.buy();
    const now = shop.clock.now();
    await moveOrder(shop.db, orderCd, 'SHIP', now, { shippedAt: now });
    await moveOrder(shop.db, orderCd, 'DELIV', now, { deliveredAt: now });
    await member.post(`/orders/${orderCd}/confirm`);
    const { rewardPoints } = (await member.post('/reviews', { ...FORM, orderCd, lineNo: 1 })).json();
    // Confirmed goods take no claim from their member: what customer service takes back all the same begins like this.
    await rows('update order_line set confirmed_at = null where order_cd = $1', orderCd);
    await rows(`update orders set state = 'DELIV', confirmed_at = null, earned_points = 0 where order_cd = $1`, orderCd);
    const asked = { orderCd, claimType: 'RETURN', lines: [{ lineNo: 1, quantity: 1 }], reason: '뚜껑이 깨져서 왔어요, 바꿔 주세요' };
    const photoKeys = [await claimPhoto()];
    const { claimCd } = (await member.post('/claims', { ...asked, photoKeys })).json();
    const before = await pointsOf();
    await approveClaim(shop.deps, { now, by: { name: 'cli:test', requestId: null } }, claimCd, { restock: false });
    expect([rewardPoints, before - (await pointsOf())]).toEqual([150, 150]);
  });

  test('API-D09 the stars of the product and its summary follow at once, and forget what is deleted or out of sight', async () => {
    const { product } = await nextLine();
    const read = async () => {
      const { summary, totalCount } = (await member.get(`/product/${product.productCd}/reviews`)).json();
      const card = (await member.get(`/product/${product.productCd}`)).json();
      expect([card.reviewCount, card.ratingAvg]).toEqual([summary.count, summary.average]);
      return [summary.count, totalCount, summary.distribution[4], summary.traits.length];
    };
    const before = await read();
    const { review } = await written({ rating: 1, traits: { LASTING: 3, MOISTURE: 3, SCENT: 3 } });
    const after = await read();
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3).map((n) => Number(n) + 1));
    await shop.db.update(reviewTable).set({ hiddenAt: new Date() }).where(eq(reviewTable.ugcCd, review.ugcCd));
    await shop.db.update(reviewTable).set({ hiddenAt: null }).where(eq(reviewTable.ugcCd, review.ugcCd));
    expect(await read()).toEqual(after);
    await member.delete(`/reviews/${review.ugcCd}`);
    expect(await read()).toEqual(before);
  });
});

describe('what others do with it', () => {
  test('ST-REV-01 a review that somebody likes or commented on is neither changed nor deleted, and can be again without', async () => {
    const { review } = await written();
    const url = `/reviews/${review.ugcCd}`;
    const change = () => member.put(url, { ...FORM, title: '고친 제목' });
    const isLocked = async () => {
      expect([refusalOf(await change()), refusalOf(await member.delete(url))]).toEqual([
        [409, 'review.a0003'],
        [409, 'review.a0003'],
      ]);
      expect((await member.get(url)).json()).toMatchObject({ canModify: false, title: FORM.title, isEdited: false });
    };
    await other.put(`/ugc/${review.ugcCd}/like`);
    await isLocked();
    await other.delete(`/ugc/${review.ugcCd}/like`);
    const { commentCd } = (await other.post(`/ugc/${review.ugcCd}/comments`, { text: '궁금했어요' })).json();
    await isLocked();
    await other.delete(`/ugc/${review.ugcCd}/comments/${commentCd}`);
    expect((await change()).json()).toMatchObject({ title: '고친 제목', isEdited: true, canModify: true });
    expect((await member.delete(url)).statusCode).toBe(204);
  });

  test('API-D21 a review of somebody else is neither changed nor deleted', async () => {
    const { review } = await written();
    const url = `/reviews/${review.ugcCd}`;
    expect([refusalOf(await other.put(url, FORM)), refusalOf(await other.delete(url))]).toEqual([
      [404, 'common.a0003'],
      [404, 'common.a0003'],
    ]);
  });

  test.each(['RV0003', 'FD0003', 'TK0003'])(
    'API-D21 %s is liked once by a member, who may take it back; nobody likes their own',
    async (ugcCd) => {
      const like = async (caller: Caller) => (await caller.put(`/ugc/${ugcCd}/like`)).json();
      const { likeCnt } = (await member.delete(`/ugc/${ugcCd}/like`)).json();
      expect([await like(member), await like(member)]).toEqual(Array(2).fill({ isLiked: true, likeCnt: likeCnt + 1 }));
      expect((await member.delete(`/ugc/${ugcCd}/like`)).json()).toEqual({ isLiked: false, likeCnt });
      const [post] = await rows<{ mem_cd: string }>(
        'select mem_cd from review where ugc_cd = $1 union all select mem_cd from feed where ugc_cd = $1 union all select mem_cd from talk where ugc_cd = $1',
        ugcCd,
      );
      const author = await shop.login(`demo${post?.mem_cd.slice(-2)}`);
      expect(refusalOf(await author.put(`/ugc/${ugcCd}/like`))).toEqual([409, 'ugc.a0013']);
      expect(refusalOf(await author.put('/ugc/NONE/like'))).toEqual([404, 'common.a0003']);
    },
  );

  test.each(['RV0003', 'FD0003', 'TK0003'])(
    'API-D21 comments on %s are read oldest first page by page, counted, and deleted by their author alone',
    async (ugcCd) => {
      const read = async (query = '') =>
        (await member.get(`/ugc/${ugcCd}/comments${query}`)).json() as { items: Comment[]; nextCursor: string | null };
      const count = async () =>
        (
          await rows<{ n: number }>(
            `select (select comment_cnt from review where ugc_cd = $1) as n
      union all select comment_cnt from feed where ugc_cd = $1 union all select comment_cnt from talk where ugc_cd = $1`,
            ugcCd,
          )
        ).reduce((sum, { n }) => sum + n, 0);
      const before = await count();
      for (const text of ['하나', '둘', ' 셋 '])
        expect((await member.post(`/ugc/${ugcCd}/comments`, { text })).json()).toMatchObject({ text: text.trim(), isMine: true });
      expect(await count()).toBe(before + 3);
      const all: Comment[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await read(`?limit=2${cursor && `&cursor=${cursor}`}`);
        all.push(...page.items);
        cursor = page.nextCursor;
      }
      expect(all.slice(-3).map(({ text }) => text)).toEqual(['하나', '둘', '셋']);
      expect(new Set(all.map(({ commentCd }) => commentCd)).size).toBe(all.length);
      const [one] = all.slice(-1);
      expect(refusalOf(await other.delete(`/ugc/${ugcCd}/comments/${one?.commentCd}`))).toEqual([404, 'common.a0003']);
      for (const { commentCd } of all.slice(-3)) expect((await member.delete(`/ugc/${ugcCd}/comments/${commentCd}`)).statusCode).toBe(204);
      expect(await count()).toBe(before);
    },
  );

  test.each([
    ['no letter', '', false],
    ['spaces', '   ', false],
    ['300 letters', '가'.repeat(300), true],
    ['301 letters', '가'.repeat(301), false],
  ])('a comment has 1 to 300 letters: %s', async (_, text, isTaken) => {
    const answer = await member.post('/ugc/RV0003/comments', { text });
    if (isTaken) expect(answer.statusCode).toBe(201);
    else expect(faultOf(answer)).toEqual([422, [{ field: 'text', code: 'ugc.v0002' }]]);
  });
});

describePostgres('reviews that race', () => {
  race(
    'twenty posts of one review at once are one review, rewarded once',
    { guard: both(rowLocks, uniqueKey('review_once_idx', 'point_ledger_key')), harm: /Expected: 1\s+Received: \d+|Expected length: 1/ },
    async () => {
      await ageReviews();
      const before = await pointsOf();
      const { orderCd, lineNo, product } = await nextLine();
      const answers = await Promise.all(Array.from({ length: 20 }, () => member.post('/reviews', { ...FORM, orderCd, lineNo })));
      expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBe(1);
      expect(await rows('select 1 from review where mem_cd = $1 and product_cd = $2', MEM_CD, product.productCd)).toHaveLength(1);
      expect((await pointsOf()) - before).toBe(150);
    },
  );

  race(
    'two hundred likes by a hundred members at once are a hundred',
    { guard: uniqueKey('ugc_like_mem_cd_ugc_cd_pk'), harm: /Expected: 100\s+Received: \d+/ },
    async () => {
      await rows(`delete from ugc_like where ugc_cd = 'RV0004'`);
      await rows(`update review set like_cnt = 0 where ugc_cd = 'RV0004'`);
      const { likePost } = await import('./like.service');
      const refuse = (name: string) => {
        throw new Error(name);
      };
      const like = (n: number) =>
        likePost(shop.db, 'RV0004', { member: { memCd: `X${n}` }, now: shop.clock.now(), refuse } as unknown as Parameters<
          typeof likePost
        >[2]);
      await Promise.all(Array.from({ length: 200 }, (_, n) => like(n % 100)));
      const [row] = await rows<{ like_cnt: number }>(`select like_cnt from review where ugc_cd = 'RV0004'`);
      expect(row?.like_cnt).toBe(100);
    },
  );
});
