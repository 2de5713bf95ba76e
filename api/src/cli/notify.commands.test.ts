import { jobs } from '../app';
import { findActions } from '../modules/operator/public';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());
beforeEach(() => shop.deps.pool.query('delete from notification'));

const WORDS = '--ko "새 소식" --en "News" --cn "消息" --body-ko "글" --body-en "Text" --body-cn "文" --link /raffles';
const count = async (where = 'true') =>
  (await shop.deps.pool.query<{ n: number }>(`select count(*)::int as n from ${where}`)).rows[0]?.n ?? 0;
const told = () => count('notification where mem_cd is not null');
const runJob = () => jobs.find(({ name }) => name === 'broadcasts')?.run(shop.deps, shop.clock.now());

test('a dry run says how many there are and how many would be told, and tells nobody', async () => {
  await shop.deps.pool.query(`update member set agreed_terms = agreed_terms - 'MARKETING' where mem_cd in ('M0002', 'M0003')`);
  await shop.deps.pool.query(`insert into notification_off (mem_cd, channel, topic) values ('M0004', 'LIST', 'BENEFIT')`);
  const members = await count('member');
  const { said } = await operate(shop, `notify --all --kind EVENT ${WORDS} --dry-run`);
  expect(said).toContain(
    `Nobody is told yet. members: ${members}, told: ${members - 3}, did not agree to advertising, or turned it off: 3.`,
  );
  await runJob();
  expect([await told(), await count('broadcast'), await count("operator_action where action = 'notify.start'")]).toEqual([0, 0, 0]);
  expect((await operate(shop, `notify --all --kind POINT ${WORDS} --dry-run`)).said).toContain(`told: ${members}`);
});

test('what the dry run said is what is told, to a grade alone, and the record has who did it', async () => {
  const gold = await count("member where grade = 'GOLD'");
  expect(gold).toBeGreaterThan(0);
  const { said } = await operate(shop, `notify --grade GOLD --kind POINT ${WORDS}`);
  expect(said).toContain(`members: ${gold}, told: ${gold}`);
  shop.clock.advance(1_000);
  await runJob();
  expect(await count("notification join member using (mem_cd) where grade = 'GOLD'")).toBe(gold);
  expect(await told()).toBe(gold);
  const broadcastCd = said.split(' ')[0] ?? '';
  expect((await operate(shop, 'notify list')).said).toContain(`"told":${gold},"state":"done"`);
  const [deed] = await findActions(shop.db, { target: broadcastCd, limit: 1 });
  expect(deed).toMatchObject({
    action: 'notify.start',
    actor: expect.stringMatching(/^cli:/),
    after: { kind: 'POINT', title: '새 소식', grade: 'GOLD' },
  });
});

test.each([
  ['new', "not exists (select from orders o where o.mem_cd = m.mem_cd and o.state in ('PREP','SHIP','DELIV','CONFIRM'))"],
  ['buyers', "exists (select from orders o where o.mem_cd = m.mem_cd and o.state in ('PREP','SHIP','DELIV','CONFIRM'))"],
])('the segment %s is counted by what its members bought', async (segment, where) => {
  const { said } = await operate(shop, `notify --segment ${segment} --kind POINT ${WORDS} --dry-run`);
  const [, counted = ''] = /members: (\d+)/.exec(said) ?? [];
  const all = await count('member');
  expect(Number(counted)).toBeGreaterThan(0);
  expect(Number(counted)).toBeLessThan(all);
  // A paid order that went back whole makes no buyer.
  expect(Math.abs(Number(counted) - (await count(`member m where ${where}`)))).toBeLessThanOrEqual(2);
});

test('sleeping are those buyers who bought nothing for 90 days', async () => {
  const countOf = async (segment: string) =>
    Number(/members: (\d+)/.exec((await operate(shop, `notify --segment ${segment} --kind POINT ${WORDS} --dry-run`)).said)?.[1]);
  const [buyers, before] = [await countOf('buyers'), await countOf('sleeping')];
  await shop.deps.pool.query("update orders set ordered_at = now() - interval '91 days'");
  expect([await countOf('sleeping'), before < buyers]).toEqual([buyers, true]);
});

test('news that are stopped are told to nobody else', async () => {
  const { said } = await operate(shop, `notify --all --kind POINT ${WORDS}`);
  const broadcastCd = said.split(' ')[0] ?? '';
  expect((await operate(shop, `notify stop ${broadcastCd}`)).said).toBe(`${broadcastCd} is stopped.`);
  shop.clock.advance(1_000);
  await runJob();
  expect(await told()).toBe(0);
  expect(await operate(shop, `notify stop ${broadcastCd}`)).toMatchObject({ code: 1, complaints: expect.stringContaining('is over') });
});

test.each([
  [`notify --kind POINT ${WORDS}`, 'One of --all'],
  [`notify --all --grade GOLD --kind POINT ${WORDS}`, 'One of --all'],
  [`notify --grade TIN --kind POINT ${WORDS}`, '--grade is one of'],
  [`notify --segment everybody --kind POINT ${WORDS}`, '--segment is one of'],
  [`notify --all --kind SHOUT ${WORDS}`, '--kind is one of'],
  [`notify --all --kind POINT --ko "제목" --link /raffles`, 'All three languages'],
  [`notify --all --kind POINT ${WORDS.replace('/raffles', 'https://elsewhere.test')}`, '--link is a path of the shop'],
  [`notify --all --kind POINT ${WORDS} --at "2020-01-01 00:00"`, 'is over'],
])('%s is not understood, and nobody is told', async (line, reason) => {
  const before = await count('broadcast');
  expect(await operate(shop, line)).toMatchObject({ code: 2, complaints: expect.stringContaining(reason) });
  expect(await count('broadcast')).toBe(before);
});
