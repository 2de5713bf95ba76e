import type { Comment } from '@hyangro/contracts/ugc/comment.contract';
import type { UgcCase } from '@hyangro/contracts/operator/ugc.contract';
import type { OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { runCommand } from '../../cli/run-command';
import { ugcCommands } from '../../cli/ugc.commands';
import { kstDay } from '../../platform/clock/clock';
import { raceOn, uniqueKey } from '../../platform/testing/race';
import { createTestApp, describePostgres, newAddress, type Caller, type TestApp } from '../../platform/testing/test-app';
import { addOperator } from '../operator/public';

let shop: TestApp;
const race = raceOn(() => shop);
let author: Caller;
let members: Caller[];
let tokens: Partial<Record<OperatorRole, string>>;
const MEM_CD = 'M0005';
const BY = { name: 'cli:test', requestId: null };
beforeAll(async () => {
  shop = await createTestApp();
  author = await shop.login('demo05');
  members = await Promise.all(['demo01', 'demo02', 'demo03', 'demo04'].map((id) => shop.login(id)));
  tokens = {
    CONTENT: (await addOperator(shop.db, 'content', 'CONTENT', BY, shop.clock.now())) ?? '',
    CS: (await addOperator(shop.db, 'cs', 'CS', BY, shop.clock.now())) ?? '',
  };
}, 120_000);
afterAll(() => shop.close());

const rows = async <R extends object>(statement: string, ...values: unknown[]) => (await shop.deps.pool.query<R>(statement, values)).rows;
const BODY = '뿌리고 두 시간이 지나도 손목에 그대로 남아 있어서 놀랐어요.';
const REPORT = { reason: '상품과 아무 상관이 없는 글이에요', message: '' };
const APPEAL = { text: '제가 직접 쓰고 느낀 그대로 적은 글이에요' };
const refusalOf = (answer: { statusCode: number; json(): { messageCode: string } }) => [answer.statusCode, answer.json().messageCode];
const faultOf = (answer: { statusCode: number; json(): { args: unknown[] } }) => [answer.statusCode, answer.json().args];
const operate = (role: 'CONTENT' | 'CS', method: 'GET' | 'POST', url: string, payload?: object) =>
  shop.app.inject({
    method,
    url,
    remoteAddress: newAddress(),
    headers: { authorization: `Bearer ${tokens[role]}` },
    ...(payload && { payload }),
  });
const actionsOn = (target: string) =>
  rows<{ action: string; actor: string }>('select action, actor from operator_action where target = $1 order by at', target);
const newsOf = async (caller = author) =>
  (await caller.get('/notifications')).json().items as { title: string; body: string; link: string; kind: string }[];

async function writeReview(content = BODY) {
  const { items } = (await author.get('/mypage/reviews/writable?limit=1')).json();
  const { orderCd, lineNo } = items[0];
  const answer = await author.post('/reviews', { orderCd, lineNo, rating: 4, title: '오래가요', content });
  return answer.json() as { review: Review; rewardPoints: number };
}
const seenBy = async (caller: Caller, ugcCd: string) => (await caller.get(`/reviews/${ugcCd}`)).statusCode === 200;
const report = (caller: Caller | undefined, ugcCd: string, form: object = REPORT) => (caller as Caller).post(`/ugc/${ugcCd}/report`, form);

describe('reports', () => {
  test.each([
    ['9 letters', '가'.repeat(9), false],
    ['10 letters', '가'.repeat(10), true],
    ['9 letters in spaces', ` ${'가'.repeat(9)} `, false],
    ['10 emoji', '😀'.repeat(10), true],
    ['500 letters', '가'.repeat(500), true],
    ['501 letters', '가'.repeat(501), false],
  ])('V-REV2 a reason of %s at the server', async (_, reason, isTaken) => {
    const answer = await report(members[0], 'RV0011', { ...REPORT, reason });
    if (isTaken) expect(answer.statusCode).toBe(204);
    else expect(faultOf(answer)).toEqual([422, [{ field: 'reason', code: 'review.v0005' }]]);
    await rows(`delete from ugc_report where ugc_cd = 'RV0011'`);
    await rows(`delete from ugc_case where ugc_cd = 'RV0011'`);
  });

  test.each([
    ['250 letters', 250, true],
    ['251 letters', 251, false],
  ])('V-REV3 a message of %s at the server', async (_, length, isTaken) => {
    const answer = await report(members[1], 'RV0012', { ...REPORT, message: '가'.repeat(length) });
    if (isTaken) expect(answer.statusCode).toBe(204);
    else expect(faultOf(answer)).toEqual([422, [{ field: 'message', code: 'review.v0006' }]]);
  });

  test('three members put a review out of sight; its author sees it with why, appeals once, and is told when it comes back', async () => {
    const { review } = await writeReview();
    const { ugcCd } = review;
    expect(refusalOf(await report(author, ugcCd))).toEqual([409, 'ugc.a0013']);
    expect((await report(members[0], ugcCd)).statusCode).toBe(204);
    expect(refusalOf(await report(members[0], ugcCd))).toEqual([409, 'ugc.a0003']);
    await report(members[1], ugcCd);
    expect(await seenBy(shop.visitor(), ugcCd)).toBe(true);
    await report(members[2], ugcCd, { ...REPORT, message: '확인해 주세요' });
    expect([await seenBy(shop.visitor(), ugcCd), await seenBy(author, ugcCd)]).toEqual([false, true]);
    expect(refusalOf(await report(members[3], ugcCd))).toEqual([404, 'common.a0003']);
    const own = async () => ((await author.get(`/reviews/${ugcCd}`)).json() as Review).moderation;
    expect(await own()).toMatchObject({ state: 'BLINDED', cause: 'REPORTS', note: '', mayAppeal: true, appealedAt: null });
    expect((await author.get('/mypage/reviews/written?limit=1')).json().items[0]).toMatchObject({
      ugcCd,
      moderation: { state: 'BLINDED' },
    });
    expect((await newsOf())[0]).toMatchObject({ kind: 'ACCOUNT', link: `/ugc/${ugcCd}`, body: expect.stringContaining('신고') });

    const appeal = (caller: Caller, form: object = APPEAL) => caller.post(`/ugc/${ugcCd}/appeal`, form);
    expect(refusalOf(await appeal(members[0] as Caller))).toEqual([404, 'common.a0003']);
    expect(faultOf(await appeal(author, { text: '짧아요' }))).toEqual([422, [{ field: 'text', code: 'ugc.v0003' }]]);
    expect((await appeal(author)).statusCode).toBe(204);
    expect(refusalOf(await appeal(author))).toEqual([409, 'ugc.a0010']);
    expect(await own()).toMatchObject({ mayAppeal: false, appealedAt: expect.any(String) });

    const queue = (await operate('CONTENT', 'GET', '/operator/ugc')).json().items as UgcCase[];
    expect(queue.find(({ targetCd }) => targetCd === ugcCd)).toMatchObject({
      state: 'BLINDED',
      reportCnt: 3,
      appeal: APPEAL.text,
      target: 'REVIEW',
    });
    const shown = (await operate('CS', 'GET', `/operator/ugc/${ugcCd}`)).json();
    expect(shown.reports.map(({ message }: { message: string }) => message)).toEqual(['', '', '확인해 주세요']);
    const restored = await operate('CONTENT', 'POST', `/operator/ugc/${ugcCd}/restore`, { note: '괜찮은 글이에요' });
    expect(restored.json()).toMatchObject({ state: 'OPEN', reportCnt: 0 });
    expect(refusalOf(await operate('CONTENT', 'POST', `/operator/ugc/${ugcCd}/restore`, {}))).toEqual([409, 'ugc.a0011']);
    expect([await seenBy(shop.visitor(), ugcCd), await own()]).toEqual([true, null]);
    expect((await newsOf())[0]).toMatchObject({ title: '쓰신 글을 보여 드려요', body: expect.stringContaining('괜찮은 글이에요') });
    expect(await actionsOn(ugcCd)).toEqual([{ action: 'ugc.restore', actor: 'content' }]);
    expect(refusalOf(await appeal(author))).toEqual([409, 'ugc.a0009']);
    // One more does not blind it again: those of before are settled.
    await report(members[3], ugcCd);
    expect(await seenBy(shop.visitor(), ugcCd)).toBe(true);
  });

  test('an appeal that changes nothing is told, and the post stays out of sight', async () => {
    const { review } = await writeReview();
    await operate('CONTENT', 'POST', `/operator/ugc/${review.ugcCd}/blind`, { note: '광고예요' });
    expect((await newsOf())[0]).toMatchObject({ body: expect.stringContaining('광고예요') });
    await author.post(`/ugc/${review.ugcCd}/appeal`, APPEAL);
    expect((await operate('CONTENT', 'POST', `/operator/ugc/${review.ugcCd}/blind`, {})).json()).toMatchObject({ state: 'BLINDED' });
    expect((await newsOf())[0]).toMatchObject({ title: '다시 살펴봤어요' });
    expect(refusalOf(await operate('CONTENT', 'POST', `/operator/ugc/${review.ugcCd}/blind`, {}))).toEqual([409, 'ugc.a0011']);
    expect((await actionsOn(review.ugcCd)).map(({ action }) => action)).toEqual(['ugc.blind', 'ugc.blind']);
  });

  test('comments and answers are reported and put out of sight by themselves, and the count follows', async () => {
    const comments = async (caller: Caller) => (await caller.get('/ugc/RV0003/comments?limit=40')).json().items as Comment[];
    const count = async () => ((await author.get('/reviews/RV0003')).json() as Review).commentCnt;
    const { commentCd: partCd } = (await author.post('/ugc/RV0003/comments', { text: '별로네요' })).json();
    const before = await count();
    for (const member of members.slice(0, 3)) expect((await report(member, 'RV0003', { ...REPORT, partCd })).statusCode).toBe(204);
    const isThere = (items: Comment[]) => items.some(({ commentCd }) => commentCd === partCd);
    expect([isThere(await comments(shop.visitor())), isThere(await comments(author)), await count()]).toEqual([false, true, before - 1]);
    expect((await comments(author)).find(({ commentCd }) => commentCd === partCd)?.moderation).toMatchObject({ state: 'BLINDED' });
    expect(await seenBy(shop.visitor(), 'RV0003')).toBe(true);
    expect(refusalOf(await report(members[3], 'RV0004', { ...REPORT, partCd }))).toEqual([404, 'common.a0003']);
    await operate('CONTENT', 'POST', `/operator/ugc/${partCd}/restore`, {});
    expect([isThere(await comments(shop.visitor())), await count()]).toEqual([true, before]);
    for (const member of members.slice(0, 3))
      expect((await report(member, 'TK0003', { ...REPORT, partCd: 'TK0003-A1' })).statusCode).toBe(204);
    expect(await rows(`select 1 from talk_answer where answer_cd = 'TK0003-A1' and hidden_at is not null`)).toHaveLength(1);
  });
});

describe('words', () => {
  test.each([
    ['a banned word', `${BODY} 병.신 같은 뚜껑만 빼면요`, 'WORDS', '병신'],
    ['a link', `${BODY} https://cheap.example 에서 사세요`, 'LINK', 'https://cheap.example'],
  ])('a review with %s waits for a look and brings its points once it is shown', async (_, content, cause, found) => {
    const { review, rewardPoints } = await writeReview(content);
    expect([rewardPoints, review.moderation]).toEqual([0, expect.objectContaining({ state: 'WAITING', cause, mayAppeal: false })]);
    expect([await seenBy(shop.visitor(), review.ugcCd), await seenBy(author, review.ugcCd)]).toEqual([false, true]);
    expect(refusalOf(await author.post(`/ugc/${review.ugcCd}/appeal`, APPEAL))).toEqual([409, 'ugc.a0009']);
    expect((await operate('CONTENT', 'GET', `/operator/ugc/${review.ugcCd}`)).json()).toMatchObject({ state: 'WAITING', found });
    const points = async () => (await rows<{ points: number }>('select points from member where mem_cd = $1', MEM_CD))[0]?.points ?? 0;
    const before = await points();
    await operate('CONTENT', 'POST', `/operator/ugc/${review.ugcCd}/restore`, {});
    expect([await seenBy(shop.visitor(), review.ugcCd), (await points()) - before]).toEqual([true, 150]);
  });

  test('a review that is changed to say a banned word, and such a comment, wait as well', async () => {
    const { review } = await writeReview();
    await author.put(`/reviews/${review.ugcCd}`, { rating: 4, title: 'shit', content: BODY });
    expect(await seenBy(shop.visitor(), review.ugcCd)).toBe(false);
    const comment = (await author.post('/ugc/RV0005/comments', { text: 'www.cheap.example' })).json() as Comment;
    expect(comment.moderation).toMatchObject({ state: 'WAITING', cause: 'LINK' });
    const others = (await shop.visitor().get('/ugc/RV0005/comments?limit=40')).json().items as Comment[];
    expect(others.some(({ commentCd }) => commentCd === comment.commentCd)).toBe(false);
  });
});

describe('every kind of post', () => {
  const kinds: [string, string, (text: string) => object][] = [
    ['a feed', '/feeds', (text) => ({ text, products: [], mediaKeys: ['none'] })],
    ['a talk', '/talks', (text) => ({ talkType: 'QUESTION', title: '여름 향수', text, productCds: [], mediaKeys: [] })],
    ['an answer', '/talks/TK0001/answers', (text) => ({ text, feedCd: null })],
  ];
  test.each(kinds)('%s is not written by who is banned', async (_, url, form) => {
    await operate('CS', 'POST', '/operator/members/M0001/ugc-ban', { days: 1 });
    expect(refusalOf(await (members[0] as Caller).post(url, form('안녕하세요')))).toEqual([403, 'ugc.a0008']);
    await operate('CS', 'POST', '/operator/members/M0001/ugc-ban', { days: 0 });
  });

  test.each(kinds.slice(1))('%s with a link waits for a look', async (_, url, form) => {
    const posted = (await (members[0] as Caller).post(url, form('www.cheap.example'))).json() as {
      ugcCd?: string;
      answerCd?: string;
      moderation: object;
    };
    expect(posted.moderation).toMatchObject({ state: 'WAITING', cause: 'LINK' });
    const code = posted.answerCd ?? posted.ugcCd;
    expect((await operate('CONTENT', 'POST', `/operator/ugc/${code}/restore`, {})).json()).toMatchObject({ targetCd: code, state: 'OPEN' });
  });
});

describe('members', () => {
  test('who is banned writes no review and no comment until that day, and is told until when', async () => {
    const answer = await operate('CS', 'POST', `/operator/members/${MEM_CD}/ugc-ban`, { days: 3, note: '광고를 여러 번 올리셨어요' });
    const day = kstDay(new Date(answer.json().until));
    const refused = [403, { exceptionName: 'UgcException', messageCode: 'ugc.a0008', args: [day] }];
    const comment = await author.post('/ugc/RV0003/comments', { text: '안녕하세요' });
    expect([comment.statusCode, comment.json()]).toEqual(refused);
    const { items } = (await author.get('/mypage/reviews/writable?limit=1')).json();
    const { orderCd, lineNo } = items[0];
    const review = await author.post('/reviews', { orderCd, lineNo, rating: 4, title: '오래가요', content: BODY });
    expect([review.statusCode, review.json()]).toEqual(refused);
    expect((await newsOf())[0]).toMatchObject({ body: expect.stringContaining(day) });
    expect((await operate('CS', 'POST', `/operator/members/${MEM_CD}/ugc-ban`, { days: 0 })).json()).toEqual({
      memCd: MEM_CD,
      until: null,
    });
    expect((await author.post('/ugc/RV0003/comments', { text: '안녕하세요' })).statusCode).toBe(201);
    expect(refusalOf(await operate('CS', 'POST', '/operator/members/NONE/ugc-ban', { days: 1 }))).toEqual([404, 'common.a0003']);
    expect((await actionsOn(MEM_CD)).map(({ action }) => action)).toEqual(['ugc.ban', 'ugc.ban']);
  });

  test('what a blocked member writes is out of sight for who blocked them, in every list, and for nobody else', async () => {
    const reader = members[0] as Caller;
    const { product, author: writer } = (await reader.get('/reviews/RV0003')).json() as Review;
    const lists = [`/product/${product.productCd}/reviews?limit=40`, '/reviews?limit=40', '/reviews/best?limit=40'];
    const written = async (caller: Caller) => {
      const pages = await Promise.all(lists.map((url) => caller.get(url)));
      const comments = (await caller.get('/ugc/RV0001/comments?limit=40')).json().items as Comment[];
      return [...pages.flatMap((page) => page.json().items as Review[]), ...comments].filter((item) => item.author.memCd === writer.memCd)
        .length;
    };
    expect(await written(reader)).toBeGreaterThan(0);
    expect((await reader.put(`/blocks/${writer.memCd}`)).statusCode).toBe(204);
    expect((await reader.put(`/blocks/${writer.memCd}`)).statusCode).toBe(204);
    expect([await written(reader), (await written(author)) > 0]).toEqual([0, true]);
    expect((await reader.get('/blocks')).json().items).toMatchObject([{ memCd: writer.memCd, nickname: writer.nickname }]);
    expect([refusalOf(await reader.put('/blocks/M0001')), refusalOf(await reader.put('/blocks/NONE'))]).toEqual([
      [409, 'ugc.a0013'],
      [404, 'common.a0003'],
    ]);
    expect((await reader.delete(`/blocks/${writer.memCd}`)).statusCode).toBe(204);
    expect(await written(reader)).toBeGreaterThan(0);
  });
});

describe('pnpm shop ugc', () => {
  async function type(...typed: string[]) {
    const said: string[] = [];
    const tables: object[] = [];
    const code = await runCommand(ugcCommands, typed, {
      terminal: { line: (text) => void said.push(text), table: (all) => void tables.push(...all), progress: () => undefined },
      complain: (text) => void said.push(text),
      openDatabase: async () => ({ ...shop.database, close: async () => undefined }),
    });
    return { code, said: said.join('\n'), tables };
  }

  test('the queue is looked through, a post put out of sight and back, a member banned, each on record', async () => {
    expect((await type('ugc', 'blind', 'RV0020', '광고예요')).said).toBe('RV0020 is out of sight. Its author has been told.');
    expect(await type('ugc', 'blind', 'RV0020')).toEqual({ code: 1, said: '“RV0020” is so already.', tables: [] });
    expect((await type('ugc', 'show', 'RV0020')).said).toContain('note: 광고예요');
    expect((await type('ugc', 'restore', 'RV0020')).code).toBe(0);
    expect(await type('ugc', 'restore', 'NONE')).toMatchObject({ code: 1, said: 'There is nothing with the code “NONE”.' });
    expect((await type('ugc', 'blind')).code).toBe(2);
    await author.post('/ugc/RV0006/comments', { text: 'www.cheap.example' });
    expect((await type('ugc', 'queue')).tables).toContainEqual(expect.objectContaining({ target: 'COMMENT', found: 'www.cheap.example' }));
    expect((await type('ugc', 'ban', 'M0003', '2')).said).toMatch(/^M0003 may write again on \d{4}-\d{2}-\d{2}\.$/);
    expect((await type('ugc', 'ban', 'M0003', '0')).said).toBe('M0003 may write.');
    expect((await actionsOn('RV0020')).map(({ action }) => action)).toEqual(['ugc.blind', 'ugc.restore']);
  });

  test('a word is held from its adding on, and no more after its removal', async () => {
    const isHeld = async (text: string) => ((await author.post('/ugc/RV0007/comments', { text })).json() as Comment).moderation !== null;
    expect(await isHeld('여기는 중고나라예요')).toBe(false);
    expect((await type('ugc', 'add-word', 'ko', '중고-나라')).said).toBe('“중고나라” is held.');
    expect((await type('ugc', 'add-word', 'ko', '중고나라')).code).toBe(1);
    expect((await type('ugc', 'add-word', 'jp', '中古')).code).toBe(2);
    expect((await type('ugc', 'words')).tables).toContainEqual({ word: '중고나라', locale: 'ko' });
    expect(await isHeld('중고나라에서 봤어요')).toBe(true);
    expect((await type('ugc', 'remove-word', '중고나라')).code).toBe(0);
    expect((await type('ugc', 'remove-word', '중고나라')).code).toBe(1);
    expect(await isHeld('중고나라예요')).toBe(false);
  });
});

describePostgres('reports that race', () => {
  race(
    'one member’s twenty reports at once count as one, and blind nothing',
    { guard: uniqueKey('ugc_report_mem_cd_target_cd_pk'), harm: /Expected: 1\s+Received: \d+/ },
    async () => {
      await rows(`delete from ugc_report where ugc_cd = 'RV0030'`);
      await rows(`delete from ugc_case where ugc_cd = 'RV0030'`);
      await rows(`update review set hidden_at = null where ugc_cd = 'RV0030'`);
      const answers = await Promise.all(Array.from({ length: 20 }, () => report(members[3], 'RV0030')));
      expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBe(1);
      expect(await rows(`select 1 from review where ugc_cd = 'RV0030' and hidden_at is null`)).toHaveLength(1);
    },
  );
});
