import { BUSINESS_FACTS, type TermsDocument } from '@hyangro/contracts/help/terms.contract';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { kstInstant } from '../../platform/clock/clock';
import { termsTable } from './terms.tables';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ at: kstInstant('2026-12-01') });
}, 120_000);
afterAll(() => shop.close());
afterEach(() => shop.clock.set(kstInstant('2026-12-01')));

const read = async (docCd: string, locale: string, search = '') => {
  const answer = await shop.visitor().get(`/terms/${docCd}${search}`, { headers: { 'accept-language': locale } });
  return { status: answer.statusCode, body: answer.json() };
};
const terms = async (search = '') => (await read('TERMS', 'ko', search)).body as TermsDocument;

test.each([
  ['ko', '이용약관 (예시)', '제1조 목적'],
  ['en', 'Terms of use (sample)', '1. Purpose'],
  ['zh-CN', '使用条款（示例）', '第一条 目的'],
])('a visitor reads the terms of use in %s, with their version and the day they began', async (locale, title, heading) => {
  const { status, body } = await read('TERMS', locale);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    docCd: 'TERMS',
    version: '1.2',
    effectiveDate: '2026-12-01',
    title,
    sampleNotice: expect.stringMatching(/\S/),
  });
  expect(body.sections[0].heading).toBe(heading);
  for (const section of body.sections) expect(section.body).toMatch(/\S/);
});

test('a version holds from its day in Seoul on; before that it is announced', async () => {
  const states = async () => (await terms()).versions.map(({ version, state }) => [version, state]);
  expect(await states()).toEqual([
    ['1.2', 'IN_FORCE'],
    ['1.1', 'FORMER'],
    ['1.0', 'FORMER'],
  ]);
  shop.clock.set(new Date(kstInstant('2026-12-01').getTime() - 1_000));
  expect(await states()).toEqual([
    ['1.2', 'UPCOMING'],
    ['1.1', 'IN_FORCE'],
    ['1.0', 'FORMER'],
  ]);
  expect(await terms()).toMatchObject({ version: '1.1', state: 'IN_FORCE' });
  expect(await terms('?version=1.2')).toMatchObject({ version: '1.2', state: 'UPCOMING' });
});

test('each version says what changed, and shows it clause by clause; numbers that moved are no change', async () => {
  const now = await terms();
  expect(now.changes).toHaveLength(2);
  const changed = now.sections.filter(({ change }) => change !== null);
  expect(changed.map(({ heading, change }) => [heading, change])).toEqual([
    ['제8조 쿠폰과 포인트', 'CHANGED'],
    ['제11조 탈퇴와 보관', 'CHANGED'],
  ]);
  expect(changed[0]?.before).toMatch(/한 번 드립니다\.$/);
  const before = await terms('?version=1.1');
  expect(before.sections.filter(({ change }) => change !== null).map(({ heading, change }) => [heading, change])).toEqual([
    ['제6조 배송과 통관', 'CHANGED'],
    ['제10조 래플', 'NEW'],
  ]);
  const first = await terms('?version=1.0');
  expect([first.changes, first.removed, first.sections.every(({ change }) => change === null)]).toEqual([[], [], true]);
});

test('a clause that a version leaves out is named', async () => {
  const [row] = await shop.db.select().from(termsTable).where(eq(termsTable.version, '1.2'));
  if (!row) throw new Error('no version 1.2');
  await shop.db.insert(termsTable).values({ ...row, version: '1.3', effectiveDate: '2027-01-01', sections: row.sections.slice(1) });
  expect((await terms('?version=1.3')).removed).toEqual(['제1조 목적']);
  await shop.db.delete(termsTable).where(eq(termsTable.version, '1.3'));
});

test('the company says all that the law asks of a shop in Korea', async () => {
  const { body } = await read('COMPANY', 'en');
  expect(body.facts.map(({ fact }: { fact: string }) => fact)).toEqual(BUSINESS_FACTS);
  expect(body.facts).toContainEqual({ fact: 'mailOrderNo', value: '2026-Seoul Seongdong-00000' });
});

test('an unknown text or version is refused, and so is one that the shop has not', async () => {
  expect((await read('NOPE', 'ko')).status).toBe(400);
  expect((await read('TERMS', 'ko', '?version=9.9')).status).toBe(404);
  await shop.db.delete(termsTable).where(eq(termsTable.docCd, 'COMPANY'));
  expect(await read('COMPANY', 'ko')).toMatchObject({ status: 404, body: { messageCode: 'common.a0003' } });
});
