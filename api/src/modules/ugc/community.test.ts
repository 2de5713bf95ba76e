import { and, eq } from 'drizzle-orm';
import type { Feed } from '@hyangro/contracts/ugc/feed.contract';
import type { MemberProfile } from '@hyangro/contracts/ugc/profile.contract';
import type { Post } from '@hyangro/contracts/ugc/stream.contract';
import type { Talk, TalkAnswer } from '@hyangro/contracts/ugc/talk.contract';
import { sendPhoto } from '../../platform/testing/post-photo';
import { both, rowLocks, raceOn, uniqueKey } from '../../platform/testing/race';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { followTable, memberTable } from '../member/member.tables';
import { notificationTable } from '../member/notification.tables';
import { feedTable, talkAnswerTable, talkTable, talkVoteOptionTable, talkVoteTable, ugcLikeTable, ugcMediaTable } from './ugc.tables';

let shop: TestApp;
const race = raceOn(() => shop);
let writer: Caller;
let other: Caller;
let visitor: Caller;
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 12 });
  [writer, other] = await Promise.all([shop.login('demo05'), shop.login('demo06')]);
  visitor = shop.visitor();
}, 120_000);
afterAll(() => shop.close());

const refusalOf = ({ statusCode, json }: { statusCode: number; json: () => { messageCode?: string } }) => [statusCode, json().messageCode];
const fieldOf = (answer: { json: () => { args?: { field: string; code: string }[] } }) => answer.json().args?.[0];
const pin = (productCd: string, over: object = {}) => ({ productCd, mediaIndex: 0, x: 0.25, y: 0.75, ...over });
const feedForm = async (over: object = {}, who = writer) => ({
  text: '유자 두 번, 욕실이 귤밭',
  products: [pin('P0001')],
  mediaKeys: [await sendPhoto(who)],
  ...over,
});
const newFeed = async (over: object = {}, who = writer): Promise<Feed> => (await who.post('/feeds', await feedForm(over, who))).json();
const QUESTION = { talkType: 'QUESTION', title: '여름에 가벼운 향수', text: '땀이 많아요.' };
const VOTE = { talkType: 'VOTE', title: '출근길 한 병', productCds: ['P0019', 'P0017'] };
const newTalk = async (form: object = QUESTION, who = writer): Promise<Talk> => (await who.post('/talks', form)).json();
const newAnswer = async (ugcCd: string, over: object = {}, who = other): Promise<TalkAnswer> =>
  (await who.post(`/talks/${ugcCd}/answers`, { text: '저는 새벽 항구가 좋았어요.', ...over })).json();
const newsOf = async (memCd: string, link: string) =>
  (
    await shop.db
      .select()
      .from(notificationTable)
      .where(and(eq(notificationTable.memCd, memCd), eq(notificationTable.link, link)))
  ).length;
/** All of a list, page by page. */
async function readAll<T = Post>(url: string, who: Pick<Caller, 'get'> = visitor): Promise<T[]> {
  const items: T[] = [];
  for (let cursor = ''; ;) {
    const page = (await who.get(`${url}${url.includes('?') ? '&' : '?'}limit=7${cursor && `&cursor=${cursor}`}`)).json();
    items.push(...page.items);
    if (!page.nextCursor) return items;
    cursor = page.nextCursor;
  }
}
const codesOf = (items: readonly { ugcCd: string }[]) => items.map(({ ugcCd }) => ugcCd);

describe('feeds', () => {
  test('R-UGC-11 API-D22 a feed that is written stands on top, with its products where they were pinned, and is told to be one’s own', async () => {
    const answer = await writer.post('/feeds', await feedForm({ text: '  유자 두 번, 욕실이 귤밭  ' }));
    const feed = answer.json() as Feed;
    expect([answer.statusCode, feed]).toMatchObject([
      201,
      {
        kind: 'FEED',
        text: '유자 두 번, 욕실이 귤밭',
        locale: 'ko',
        isMine: true,
        canModify: true,
        isEdited: false,
        isLiked: false,
        moderation: null,
      },
    ]);
    expect(feed.products).toMatchObject([{ productCd: 'P0001', pin: { mediaIndex: 0, x: 0.25, y: 0.75 } }]);
    expect(feed.media).toMatchObject([{ type: 'IMAGE', thumbUrl: expect.stringContaining('/media/ugc/') }]);
    const seen = (await visitor.get('/feeds')).json().items[0];
    expect(seen).toMatchObject({ ugcCd: feed.ugcCd, isMine: false, canModify: false, author: { memCd: 'M0005' } });
    expect((await visitor.get(`/feeds/${feed.ugcCd}`)).json()).toEqual(seen);
    expect(codesOf((await visitor.get('/product/P0001/feeds')).json().items)[0]).toBe(feed.ugcCd);
  });

  test('P-09 a member without the right to write feeds is told so, and nothing is written; with it the same feed is taken', async () => {
    const without = await shop.login('demo10');
    expect((await without.get('/member/public-profile')).json()).toMatchObject({ memCd: 'M0010', canWriteFeed: false });
    const form = await feedForm({}, without);
    const before = await shop.db.$count(feedTable);
    expect(refusalOf(await without.post('/feeds', form))).toEqual([403, 'feed.a0001']);
    expect(await shop.db.$count(feedTable)).toBe(before);
    await shop.db.update(memberTable).set({ canWriteFeed: true }).where(eq(memberTable.memCd, 'M0010'));
    expect((await without.post('/feeds', form)).statusCode).toBe(201);
    expect((await visitor.post('/feeds', form)).statusCode).toBe(401);
  });

  test.each([
    ['V-FD1 an eleventh product', { products: Array.from({ length: 11 }, (_, at) => pin(`P00${at + 10}`)) }, 'products', 'feed.v0002'],
    ['V-FD2 a 51st letter', { text: '향'.repeat(51) }, 'text', 'feed.v0001'],
    ['a product that the shop never had', { products: [pin('P0001'), pin('NONE')] }, 'products.1', 'validation.v0021'],
    ['no photo', { mediaKeys: [] }, 'mediaKeys', 'feed.v0003'],
    ['a photo that nobody sent', { mediaKeys: ['NONE'] }, 'mediaKeys', 'media.v0004'],
  ])('%s is refused at its field, and nothing is written', async (_, over, field, code) => {
    const before = await shop.db.$count(feedTable);
    expect(fieldOf(await writer.post('/feeds', await feedForm(over)))).toEqual({ field, code });
    expect(await shop.db.$count(feedTable)).toBe(before);
  });

  test('V-FD1 V-FD2 ten products and fifty letters are taken', async () => {
    const feed = await newFeed({ text: '🌸'.repeat(50), products: Array.from({ length: 10 }, (_, at) => pin(`P00${at + 10}`)) });
    expect([feed.products.length, [...feed.text].length]).toEqual([10, 50]);
  });

  test('R-UGC-06 only its writer changes or deletes a feed; what is changed keeps its place and says so', async () => {
    const feed = await newFeed();
    const form = { text: '고친 글', products: [], mediaKeys: feed.media.map(({ mediaKey }) => mediaKey) };
    expect(refusalOf(await other.put(`/feeds/${feed.ugcCd}`, form))).toEqual([403, 'ugc.a0007']);
    expect(refusalOf(await other.delete(`/feeds/${feed.ugcCd}`))).toEqual([403, 'ugc.a0007']);
    expect(refusalOf(await writer.put('/feeds/NONE', form))).toEqual([404, 'common.a0003']);
    const changed = (await writer.put(`/feeds/${feed.ugcCd}`, form)).json();
    expect(changed).toMatchObject({ text: '고친 글', products: [], isEdited: true, createdAt: feed.createdAt, media: feed.media });
    await shop.db.insert(ugcLikeTable).values({ memCd: 'M0006', ugcCd: feed.ugcCd, createdAt: new Date() });
    expect((await writer.delete(`/feeds/${feed.ugcCd}`)).statusCode).toBe(204);
    expect((await visitor.get(`/feeds/${feed.ugcCd}`)).statusCode).toBe(404);
    const left = [ugcLikeTable, ugcMediaTable].map((table) => shop.db.$count(table, eq(table.ugcCd, feed.ugcCd)));
    expect(await Promise.all(left)).toEqual([0, 0]);
  });

  test('R-UGC-05 the chosen feeds come first, then the most liked, each once', async () => {
    const feeds = await readAll<Feed>('/feeds/best');
    const order = feeds.map(({ isBest, likeCnt }) => Number(isBest) * 10_000 + likeCnt);
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(new Set(codesOf(feeds)).size).toBe(feeds.length);
    expect(feeds.length).toBe(await shop.db.$count(feedTable));
  });

  test('what is out of sight is nobody’s to see but its writer’s', async () => {
    const { ugcCd } = await newFeed();
    await shop.db.update(feedTable).set({ hiddenAt: new Date() }).where(eq(feedTable.ugcCd, ugcCd));
    const seen = async (who: Caller) => [(await who.get(`/feeds/${ugcCd}`)).statusCode, (await who.get(`/ugc/${ugcCd}`)).statusCode];
    expect([await seen(visitor), await seen(other), await seen(writer)]).toEqual([
      [404, 404],
      [404, 404],
      [200, 200],
    ]);
    expect(codesOf((await writer.get('/feeds')).json().items)).not.toContain(ugcCd);
  });
});

describe('talks', () => {
  test.each([
    [1, 'talk.v0001'],
    [5, 'talk.v0003'],
  ])('V-VT1 a vote between %i products is refused at its field', async (count, code) => {
    const productCds = Array.from({ length: count }, (_, at) => `P00${at + 10}`);
    expect(fieldOf(await writer.post('/talks', { ...VOTE, productCds }))).toEqual({ field: 'productCds', code });
  });

  test('V-VT1 a vote between two and four products is taken; each member votes once, for good', async () => {
    expect((await newTalk({ ...VOTE, productCds: ['P0010', 'P0011', 'P0012', 'P0013'] })).vote?.options).toHaveLength(4);
    const { ugcCd, vote } = await newTalk(VOTE);
    expect(vote).toEqual({
      options: VOTE.productCds.map((productCd) => ({ productCd, voteCnt: 0 })),
      totalCnt: 0,
      myProductCd: null,
      canVote: false,
    });
    const cast = (productCd: string) => other.put(`/talks/${ugcCd}/vote`, { productCd });
    expect(fieldOf(await cast('P0001'))).toEqual({ field: 'productCd', code: 'validation.v0021' });
    expect((await other.get(`/talks/${ugcCd}`)).json().vote).toMatchObject({ totalCnt: 0, canVote: true });
    expect((await cast('P0017')).json().vote).toMatchObject({ totalCnt: 1, myProductCd: 'P0017', canVote: false });
    expect((await cast('P0017')).json().vote).toMatchObject({ totalCnt: 1 });
    expect(refusalOf(await cast('P0019'))).toEqual([409, 'talk.a0006']);
    expect((await visitor.get(`/talks/${ugcCd}`)).json().vote.options).toEqual([
      { productCd: 'P0019', voteCnt: 0 },
      { productCd: 'P0017', voteCnt: 1 },
    ]);
    const moved = await writer.put(`/talks/${ugcCd}`, { ...VOTE, productCds: ['P0001', 'P0017'] });
    expect(refusalOf(moved)).toEqual([409, 'talk.a0007']);
    expect((await writer.put(`/talks/${ugcCd}`, { ...VOTE, title: '퇴근길 한 병' })).json()).toMatchObject({
      title: '퇴근길 한 병',
      isEdited: true,
    });
  });

  test('P-07 nobody votes on their own post, and a question has no vote', async () => {
    const { ugcCd } = await newTalk(VOTE);
    expect(refusalOf(await writer.put(`/talks/${ugcCd}/vote`, { productCd: 'P0017' }))).toEqual([403, 'talk.a0001']);
    expect(await shop.db.$count(talkVoteTable, eq(talkVoteTable.ugcCd, ugcCd))).toBe(0);
    const question = await newTalk();
    expect([question.vote, (await other.put(`/talks/${question.ugcCd}/vote`, { productCd: 'P0017' })).statusCode]).toEqual([null, 404]);
  });

  test('API-D22 answers stand in the order in which they came; the writer of the post hears of those of others, once each', async () => {
    const { ugcCd } = await newTalk();
    const [first, second] = [await newAnswer(ugcCd), await newAnswer(ugcCd, { text: '바다 향도 좋아요.' })];
    expect(await newsOf('M0005', `/ugc/${ugcCd}`)).toBe(2);
    await newAnswer(ugcCd, { text: '고마워요.' }, writer);
    expect(await newsOf('M0005', `/ugc/${ugcCd}`)).toBe(2);
    const answers = await readAll<TalkAnswer>(`/talks/${ugcCd}/answers`);
    expect(answers.map(({ text }) => text)).toEqual([first.text, second.text, '고마워요.']);
    expect((await visitor.get(`/talks/${ugcCd}`)).json().answerCnt).toBe(3);
    const at = `/talks/${ugcCd}/answers/${first.answerCd}`;
    expect(refusalOf(await writer.delete(at))).toEqual([403, 'ugc.a0007']);
    expect((await other.put(at, { text: '고친 답이에요.' })).json()).toMatchObject({
      text: '고친 답이에요.',
      isEdited: true,
      isMine: true,
    });
    expect((await other.delete(at)).statusCode).toBe(204);
    expect([(await other.delete(at)).statusCode, (await visitor.get(`/talks/${ugcCd}`)).json().answerCnt]).toEqual([404, 2]);
  });

  test('P-06 only the writer of the post adopts an answer, and once', async () => {
    const { ugcCd, canAdopt } = await newTalk();
    const [answer, another] = [await newAnswer(ugcCd), await newAnswer(ugcCd)];
    const adopt = (who: Caller, answerCd = answer.answerCd) => who.put(`/talks/${ugcCd}/adopted`, { answerCd });
    expect([canAdopt, (await other.get(`/talks/${ugcCd}`)).json().canAdopt]).toEqual([true, false]);
    expect(refusalOf(await adopt(other))).toEqual([403, 'talk.a0002']);
    expect((await adopt(visitor)).statusCode).toBe(401);
    expect((await adopt(writer, 'NONE')).statusCode).toBe(404);
    expect((await visitor.get(`/talks/${ugcCd}`)).json()).toMatchObject({ isLocked: false, adopted: null });
    expect((await adopt(writer)).json()).toMatchObject({
      isLocked: true,
      canAdopt: false,
      adopted: { answerCd: answer.answerCd, isAdopted: true },
    });
    expect(refusalOf(await adopt(writer, another.answerCd))).toEqual([409, 'talk.a0004']);
    expect(await newsOf('M0006', `/ugc/${ugcCd}`)).toBe(1);
  });

  test('R-UGC-06 R-UGC-08 ST-ADP-01 what was adopted stays: the post, the answer, and the feed that it shows are neither changed nor deleted', async () => {
    const { ugcCd } = await newTalk();
    const feed = await newFeed({}, other);
    const { answerCd, feed: shown } = await newAnswer(ugcCd, { feedCd: feed.ugcCd });
    expect(shown).toMatchObject({ ugcCd: feed.ugcCd, text: feed.text });
    await writer.put(`/talks/${ugcCd}/adopted`, { answerCd });
    const LOCKED = [409, 'talk.a0004'];
    expect(refusalOf(await writer.put(`/talks/${ugcCd}`, QUESTION))).toEqual(LOCKED);
    expect(refusalOf(await writer.delete(`/talks/${ugcCd}`))).toEqual(LOCKED);
    expect(refusalOf(await other.put(`/talks/${ugcCd}/answers/${answerCd}`, { text: '다른 답' }))).toEqual(LOCKED);
    expect(refusalOf(await other.delete(`/talks/${ugcCd}/answers/${answerCd}`))).toEqual(LOCKED);
    expect(refusalOf(await other.put(`/feeds/${feed.ugcCd}`, await feedForm({}, other)))).toEqual(LOCKED);
    expect(refusalOf(await other.delete(`/feeds/${feed.ugcCd}`))).toEqual(LOCKED);
    expect((await other.get(`/feeds/${feed.ugcCd}`)).json()).toMatchObject({ isLocked: true, canModify: false });
    expect((await other.get(`/talks/${ugcCd}`)).json().adopted).toMatchObject({ isMine: true, canModify: false });
    expect(
      fieldOf(await writer.post(`/talks/${(await newTalk()).ugcCd}/answers`, { text: '남의 피드', feedCd: feed.ugcCd })),
    ).toMatchObject({
      field: 'feedCd',
    });
  });

  test('R-UGC-08 only its writer changes or deletes a talk; with it go its votes and answers', async () => {
    const { ugcCd } = await newTalk(VOTE);
    await other.put(`/talks/${ugcCd}/vote`, { productCd: 'P0017' });
    await newAnswer(ugcCd);
    expect(refusalOf(await other.put(`/talks/${ugcCd}`, VOTE))).toEqual([403, 'ugc.a0007']);
    expect(refusalOf(await other.delete(`/talks/${ugcCd}`))).toEqual([403, 'ugc.a0007']);
    expect(fieldOf(await writer.put(`/talks/${ugcCd}`, QUESTION))).toMatchObject({ field: 'talkType' });
    expect((await writer.delete(`/talks/${ugcCd}`)).statusCode).toBe(204);
    const tables = [talkVoteTable, talkVoteOptionTable, talkAnswerTable, talkTable];
    expect(await Promise.all(tables.map((table) => shop.db.$count(table, eq(table.ugcCd, ugcCd))))).toEqual([0, 0, 0, 0]);
  });

  test('R-UGC-12 the demo’s best talks come first, answers and adoptions with them', async () => {
    const talks = await readAll<Talk>('/talks/best');
    const order = talks.map(({ isBest, likeCnt }) => Number(isBest) * 10_000 + likeCnt);
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(talks.filter(({ adopted }) => adopted).length).toBeGreaterThanOrEqual(18);
    expect(talks.every(({ isLocked, adopted }) => isLocked === (adopted !== null))).toBe(true);
    expect(talks.find(({ ugcCd }) => ugcCd === 'TK0005')).toMatchObject({ answerCnt: 2, vote: null });
  });
});

describe('members', () => {
  const profile = async (memCd: string, who: Pick<Caller, 'get'> = visitor): Promise<MemberProfile> =>
    (await who.get(`/profiles/${memCd}`)).json();
  const tabs = ['ALL', 'REVIEW', 'FEED', 'TALK'] as const;

  test('R-PUB-12 a profile tells name, traits and exact counts; each tab shows all of its kind once, newest first', async () => {
    const { nickname, bio, traits, counts, canEdit } = await profile('M0001');
    expect([nickname, bio !== '', traits?.skinType !== undefined, canEdit]).toEqual([expect.any(String), true, true, false]);
    const lists = await Promise.all(tabs.map((tab) => readAll(`/profiles/M0001/posts?tab=${tab}`)));
    const [all = [], reviews = [], feeds = [], talks = []] = lists;
    expect([reviews.length, feeds.length, talks.length]).toEqual([counts.reviews, counts.feeds, counts.talks]);
    expect(codesOf(all).sort()).toEqual(codesOf([...reviews, ...feeds, ...talks]).sort());
    for (const posts of lists) {
      const dates = posts.map(({ createdAt }) => createdAt);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(posts.every(({ author }) => author.memCd === 'M0001')).toBe(true);
    }
    expect((await visitor.get('/profiles/NONE')).statusCode).toBe(404);
  });

  test('API-D22 a member follows and is told of; again changes nothing, oneself is refused, counts follow', async () => {
    const before = (await profile('M0033')).counts.followers;
    const follow = () => writer.put('/profiles/M0033/follow');
    expect((await follow()).json()).toEqual({ isFollowed: true, followers: before + 1 });
    expect((await follow()).json()).toEqual({ isFollowed: true, followers: before + 1 });
    expect([await newsOf('M0033', '/profile/M0005'), (await profile('M0033', writer)).isFollowed]).toEqual([1, true]);
    const [newest] = (await other.get('/profiles/M0033/followers')).json().items;
    expect(newest).toMatchObject({ memCd: 'M0005', isMe: false });
    expect((await writer.get('/profiles/M0005/following')).json().items[0]).toMatchObject({ memCd: 'M0033', isFollowed: true });
    expect(refusalOf(await writer.put('/profiles/M0005/follow'))).toEqual([409, 'ugc.a0006']);
    expect([(await writer.put('/profiles/NONE/follow')).statusCode, (await visitor.put('/profiles/M0033/follow')).statusCode]).toEqual([
      404, 401,
    ]);
    expect((await writer.delete('/profiles/M0033/follow')).json()).toEqual({ isFollowed: false, followers: before });
    await follow();
    expect(await newsOf('M0033', '/profile/M0005')).toBe(1);
    await writer.delete('/profiles/M0033/follow');
  });

  test('R-PUB-12 followers go on page by page, each once', async () => {
    const all = await readAll<{ memCd: string }>('/profiles/M0005/followers');
    expect([all.length, new Set(all.map(({ memCd }) => memCd)).size]).toEqual(Array(2).fill((await profile('M0005')).counts.followers));
  });

  test('R-PUB-11 a member changes what they say and show of themselves; traits that are not shown stand nowhere', async () => {
    const form = { bio: ' 향은 적게 ', showsTraits: false };
    expect((await writer.put('/member/public-profile', form)).json()).toMatchObject({
      memCd: 'M0005',
      bio: '향은 적게',
      showsTraits: false,
    });
    expect(await profile('M0005')).toMatchObject({ bio: '향은 적게', traits: null, canEdit: false });
    expect((await profile('M0005', writer)).canEdit).toBe(true);
    const [feed] = await readAll<Feed>('/profiles/M0005/posts?tab=FEED');
    expect(feed?.author.skinType).toBeNull();
    expect(fieldOf(await writer.put('/member/public-profile', { bio: '가'.repeat(61), showsTraits: true }))).toEqual({
      field: 'bio',
      code: 'validation.v0020',
    });
    await writer.put('/member/public-profile', { bio: '', showsTraits: true });
    expect((await profile('M0005')).traits).not.toBeNull();
  });

  test('a member who left has no profile, no name at what they wrote, and is in no list of followers', async () => {
    const leaver = await shop.login('demo40');
    const { nickname } = await profile('M0040');
    const { ugcCd } = await newTalk(QUESTION, leaver);
    await leaver.put('/profiles/M0006/follow');
    expect((await leaver.post('/member/withdrawal', { reason: 'PRICE', message: '' })).statusCode).toBe(204);
    expect((await visitor.get('/profiles/M0040')).statusCode).toBe(404);
    expect((await visitor.get(`/talks/${ugcCd}`)).json()).toMatchObject({
      title: QUESTION.title,
      author: { nickname: '', photoUrl: null, skinType: null },
    });
    for (const url of ['/ugc?limit=40', '/talks?limit=40', '/profiles/M0006/followers?limit=40'])
      expect((await visitor.get(url)).body).not.toContain(nickname);
  });
});

describe('the mixed stream', () => {
  test('R-UGC-13 E-17 all kinds stand in one stream, newest first, each once, and a code tells its kind', async () => {
    const posts = await readAll('/ugc', other);
    const dates = posts.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(codesOf(posts)).size).toBe(posts.length);
    expect(new Set(posts.map(({ kind }) => kind))).toEqual(new Set(['REVIEW', 'FEED', 'TALK']));
    for (const [code, kind] of [
      ['RV0003', 'REVIEW'],
      ['FD0003', 'FEED'],
      ['TK0003', 'TALK'],
    ])
      expect((await visitor.get(`/ugc/${code}`)).json()).toEqual({ ugcCd: code, kind });
    expect((await visitor.get('/ugc/NONE')).statusCode).toBe(404);
  });

  test('a cursor of another list is a bad parameter', async () => {
    const cursor = Buffer.from(JSON.stringify([true, 2, 'x'])).toString('base64url');
    for (const url of ['/ugc', '/feeds', '/talks', '/profiles/M0005/posts', '/profiles/M0005/followers', '/talks/TK0003/answers'])
      expect([url, (await visitor.get(`${url}?cursor=${cursor}`)).statusCode]).toEqual([url, 400]);
  });
});

describePostgres('at one moment', () => {
  const times = <T>(count: number, work: (at: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, at) => work(at)));

  race(
    'of two adoptions of one post one counts',
    { guard: both(rowLocks, uniqueKey('talk_answer_adopted_idx')), harm: /\+ +2(00)?,/ },
    async () => {
      const { ugcCd } = await newTalk();
      const answers = [await newAnswer(ugcCd), await newAnswer(ugcCd)];
      const statuses = (await times(2, (at) => writer.put(`/talks/${ugcCd}/adopted`, { answerCd: answers[at]?.answerCd }))).map(
        ({ statusCode }) => statusCode,
      );
      const adopted = await shop.db.$count(talkAnswerTable, and(eq(talkAnswerTable.ugcCd, ugcCd), eq(talkAnswerTable.isAdopted, true)));
      expect([statuses.sort(), adopted]).toEqual([[200, 409], 1]);
    },
  );

  race('twenty votes of one member are one vote', { guard: uniqueKey('talk_vote_ugc_cd_mem_cd_pk'), harm: /Received: +\d+/ }, async () => {
    const { ugcCd } = await newTalk(VOTE);
    await times(20, () => other.put(`/talks/${ugcCd}/vote`, { productCd: 'P0017' }));
    expect((await visitor.get(`/talks/${ugcCd}`)).json().vote.totalCnt).toBe(1);
  });

  race(
    'fifty follows of one pair are one follower',
    { guard: uniqueKey('follow_mem_cd_target_mem_cd_pk'), harm: /Received: +\d+/ },
    async () => {
      await shop.db.delete(followTable).where(and(eq(followTable.memCd, 'M0006'), eq(followTable.targetMemCd, 'M0034')));
      const before = (await visitor.get('/profiles/M0034')).json().counts.followers;
      await times(50, () => other.put('/profiles/M0034/follow'));
      expect((await visitor.get('/profiles/M0034')).json().counts.followers).toBe(before + 1);
    },
  );

  race(
    'an answer that is adopted while its writer deletes it is adopted or gone, never both',
    {
      guard: {
        name: 'the condition of the delete',
        without: (statement) =>
          statement
            .replace(/ and "talk_answer"."is_adopted" = (\$\d+)/, ' and $1::boolean is not null')
            .replace(/^select .* from "talk" where .* for update$/s, (text) => text.replace(' for update', '')),
      },
      harm: /\+ +(true|false|0|1),/,
    },
    async () => {
      const { ugcCd } = await newTalk();
      const { answerCd } = await newAnswer(ugcCd);
      await Promise.all([writer.put(`/talks/${ugcCd}/adopted`, { answerCd }), other.delete(`/talks/${ugcCd}/answers/${answerCd}`)]);
      const talk = (await visitor.get(`/talks/${ugcCd}`)).json() as Talk;
      expect([talk.isLocked, talk.answerCnt]).toEqual(talk.adopted ? [true, 1] : [false, 0]);
    },
  );
});
