import { findActions } from '../modules/operator/public';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());

const found = async (keyword: string) => {
  const { items } = (await shop.visitor().get(`/faqs?${new URLSearchParams({ keyword })}`)).json();
  return items as { faqCd: string; question: string; answer: string }[];
};
const actions = async (target: string) => findActions(shop.db, { target, limit: 10 });
const WORDS =
  '--ko "선물 쪽지도 되나요?" --en "Can I add a note?" --cn "能附卡片吗？" --answer-ko "네, 주문서에 적어 주세요." --answer-en "Yes." --answer-cn "可以。"';

test('an operator adds a question, puts it right and takes it away: shoppers see it at once, and the record has all three', async () => {
  const added = await operate(shop, `faq add ORDER ${WORDS}`);
  expect(added.code).toBe(0);
  const faqCd = added.said.split(' ')[0] ?? '';
  expect(await found('쪽지')).toMatchObject([{ faqCd, answer: '네, 주문서에 적어 주세요.' }]);
  expect((await operate(shop, 'faq list ORDER')).said).toContain(faqCd);
  expect((await operate(shop, `faq change ${faqCd} --answer-ko "네, 무료예요." --top`)).code).toBe(0);
  expect(await found('쪽지')).toMatchObject([{ faqCd, answer: '네, 무료예요.' }]);
  expect((await operate(shop, `faq remove ${faqCd}`)).code).toBe(0);
  expect(await found('쪽지')).toEqual([]);
  expect((await actions(faqCd)).map(({ action, actor }) => [action, actor.startsWith('cli:')])).toEqual([
    ['faq.remove', true],
    ['faq.change', true],
    ['faq.add', true],
  ]);
  expect((await actions(faqCd))[1]).toMatchObject({
    before: { 'answer.ko': '네, 주문서에 적어 주세요.', isTop: false },
    after: { 'answer.ko': '네, 무료예요.', isTop: true },
  });
});

test.each([
  [`faq add NOPE ${WORDS}`, 1, 'no category “NOPE”'],
  ['faq add ORDER --ko "하나" --en One', 2, 'All three languages'],
  ['faq change FQ001', 2, 'Nothing to change'],
  ['faq change FQ001 --top --no-top', 2, 'Either --top or --no-top'],
  ['faq change FQ999 --ko "다른 말"', 1, 'no question “FQ999”'],
  ['faq change FQ001 --category NOPE', 1, 'no category “NOPE”'],
  ['faq remove FQ999', 1, 'no question “FQ999”'],
  ['faq list NOPE', 1, 'no question in “NOPE”'],
])('%s is not done, and the reason is said', async (line, code, reason) => {
  expect(await operate(shop, line)).toMatchObject({ code, complaints: expect.stringContaining(reason) });
});

test('--help names each command of the group', async () => {
  const { said } = await operate(shop, 'faq --help');
  for (const name of ['faq list', 'faq add', 'faq change', 'faq remove']) expect(said).toContain(name);
});
