import { eq } from 'drizzle-orm';
import { notificationTable } from '../member/notification.tables';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { qnaCommands } from '../../cli/qna.commands';
import { operate } from '../../cli/testing/operate';
import { findActions } from '../operator/public';
import type { ProductQna } from '@hyangro/contracts/inquiry/qna.contract';

let shop: TestApp;
let asker: Caller;
let other: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  asker = await shop.login('demo05');
  other = await shop.login('demo06');
});
afterAll(() => shop.close());

const WORDS = '이 향수는 여름에도 무겁지 않게 쓸 수 있나요?';
const ask = (over: object = {}, productCd = 'P0005', who = asker) =>
  who.post(`/product/${productCd}/qna`, { kind: 'PRODUCT', isSecret: false, question: WORDS, ...over });
const list = async (who: Pick<Caller, 'get'>, search = '', productCd = 'P0005') =>
  (await who.get(`/product/${productCd}/qna${search}`)).json() as { items: ProductQna[]; totalCount: number; nextCursor: string | null };

test('R-PRD-05 R-PRD-06 a new question stands on top for everybody, and among the member’s own', async () => {
  const { statusCode, json } = await ask();
  expect([statusCode, json()]).toMatchObject([201, { question: WORDS, isMine: true, isAnswered: false, answer: null }]);
  const [top] = (await list(shop.visitor())).items;
  expect(top).toMatchObject({ question: WORDS, isMine: false, author: expect.stringMatching(/^.\*+$/) });
  const own = (await asker.get('/mypage/qna')).json();
  expect(own.items[0]).toMatchObject({ qnaCd: top?.qnaCd, product: { productCd: 'P0005', productNm: expect.any(String) } });
  expect((await other.get('/mypage/qna')).json().items.map(({ qnaCd }: ProductQna) => qnaCd)).not.toContain(top?.qnaCd);
});

test('R-PRD-05 a secret question keeps its words from everybody but its author', async () => {
  const { qnaCd } = (await ask({ isSecret: true })).json();
  const seenBy = async (who: Pick<Caller, 'get'>) => (await list(who)).items.find((each) => each.qnaCd === qnaCd);
  for (const who of [other, shop.visitor()])
    expect(await seenBy(who)).toMatchObject({ isSecret: true, isMine: false, question: null, answer: null });
  expect(await seenBy(asker)).toMatchObject({ isMine: true, question: WORDS });
});

test('what a reader may read can be asked for alone: secret questions of others take no place in it', async () => {
  const code = async (isSecret: boolean) => (await ask({ isSecret }, 'P0008')).json().qnaCd as string;
  const [first, secret, second, hidden] = [await code(false), await code(true), await code(false), await code(true)];
  const readable = async (who: Pick<Caller, 'get'>) => list(who, '?readable=true&limit=4', 'P0008');
  for (const who of [shop.visitor(), other]) {
    const { items, totalCount } = await readable(who);
    expect(items.slice(0, 2).map(({ qnaCd }) => qnaCd)).toEqual([second, first]);
    expect(items.every(({ question }) => question !== null)).toBe(true);
    expect(totalCount).toBe((await list(who, '?limit=40', 'P0008')).items.filter(({ question }) => question !== null).length);
  }
  expect((await readable(asker)).items.map(({ qnaCd }) => qnaCd)).toEqual([hidden, second, secret, first]);
});

test('R-PRD-05 the list can be narrowed to a kind and to what is answered, and goes on page by page', async () => {
  for (const kind of ['DELIVERY', 'DELIVERY', 'STOCK']) await ask({ kind }, 'P0006');
  const deliveries = await list(shop.visitor(), '?kind=DELIVERY&state=WAITING', 'P0006');
  expect(deliveries.items.every((each) => each.kind === 'DELIVERY' && !each.isAnswered)).toBe(true);
  expect(deliveries.totalCount).toBeGreaterThanOrEqual(2);
  const all = await list(shop.visitor(), '?limit=40', 'P0006');
  const codes: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await list(shop.visitor(), `?limit=2${cursor && `&cursor=${cursor}`}`, 'P0006');
    codes.push(...page.items.map(({ qnaCd }) => qnaCd));
    cursor = page.nextCursor;
  }
  expect(codes).toEqual(all.items.map(({ qnaCd }) => qnaCd));
});

test.each([
  ['nine letters', '아홉글자질문입니다'],
  ['501 letters', 'x'.repeat(501)],
  ['blanks alone', ' '.repeat(20)],
])('R-PRD-06 a question of %s is refused at its field', async (_, question) => {
  const { statusCode, json } = await ask({ question });
  expect([statusCode, json().args[0].field]).toEqual([422, 'question']);
});

test('R-PRD-06 ten and five hundred letters are taken, emoji counted as one', async () => {
  for (const question of ['열 글자짜리 질문임', 'x'.repeat(500), '🌹'.repeat(500)]) expect((await ask({ question })).statusCode).toBe(201);
});

test('API-D09 nobody asks on a product that is not sold', async () => {
  expect((await ask({}, 'NONE')).json()).toMatchObject({ messageCode: 'order.a0015' });
  expect((await shop.visitor().get('/product/NONE/qna')).statusCode).toBe(404);
});

test('R-PRD-05 an operator answers at the command line: the answer shows, and the member has a notification', async () => {
  const { qnaCd } = (await ask({ isSecret: true }, 'P0007')).json();
  const lines: string[] = [];
  const table: object[] = [];
  const call = (words: string[], flags = {}) => ({
    words,
    flags,
    terminal: {
      line: (text: string) => void lines.push(text),
      table: (rows: readonly object[]) => void table.push(...rows),
      progress: () => undefined,
    },
    database: async () => shop.database,
  });
  await qnaCommands['qna list']?.run(call([]));
  expect(table).toContainEqual(expect.objectContaining({ qna_cd: qnaCd, question: WORDS }));
  await qnaCommands['qna answer']?.run(call([qnaCd, '네,', '여름에도 가벼워요.']));
  const [answered] = (await list(asker, '', 'P0007')).items;
  expect(answered).toMatchObject({ qnaCd, isAnswered: true, answer: '네, 여름에도 가벼워요.' });
  expect((await list(other, '', 'P0007')).items[0]).toMatchObject({ qnaCd, isAnswered: true, answer: null });
  const news = await shop.db.select().from(notificationTable).where(eq(notificationTable.kind, 'QNA'));
  expect(news.filter(({ link }) => link === '/product/P0007/qna')).toMatchObject([{ memCd: 'M0005' }]);
  await expect(qnaCommands['qna answer']?.run(call(['NONE', 'x']))).rejects.toThrow('There is no question “NONE”.');
});

test('R-MY-15 a member takes an own question back until it has an answer; nobody else can', async () => {
  const { qnaCd } = (await ask({}, 'P0009')).json();
  const refusedTo = async (who: Caller, code = qnaCd) => {
    const answer = await who.delete(`/mypage/qna/${code}`);
    return [answer.statusCode, answer.json().messageCode];
  };
  expect([await refusedTo(other), await refusedTo(asker, 'NONE')]).toEqual([
    [404, 'common.a0003'],
    [404, 'common.a0003'],
  ]);
  expect((await asker.delete(`/mypage/qna/${qnaCd}`)).statusCode).toBe(204);
  expect((await list(asker, '', 'P0009')).items.map((item) => item.qnaCd)).not.toContain(qnaCd);
  const answered = (await ask({}, 'P0009')).json().qnaCd as string;
  await operate(shop, `qna answer ${answered} "네."`);
  expect(await refusedTo(asker, answered)).toEqual([409, 'qna.a0001']);
  expect((await list(asker, '', 'P0009')).items.map((item) => item.qnaCd)).toContain(answered);
  expect((await findActions(shop.db, { target: answered, limit: 1 }))[0]).toMatchObject({ action: 'qna.answer', after: { answer: '네.' } });
});
