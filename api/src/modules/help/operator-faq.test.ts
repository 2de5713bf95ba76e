import type { OperatorFaq } from '@hyangro/contracts/operator/faq.contract';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { hireOperators, refusalOf, type Operators } from '../../platform/testing/operators';

let shop: TestApp;
let operators: Operators;
/** Oldest first. */
const actionsOn = async (target: string) => (await operators.actionsOn(target)).toReversed();
beforeAll(async () => {
  shop = await createTestApp();
  operators = await hireOperators(shop);
});
afterAll(() => shop.close());

const OTHERS = ['VIEWER', 'CATALOG', 'ORDER', 'CS', 'RELEASE'];
const NEW = {
  category: 'ORDER',
  question: { ko: '선물 쪽지도 되나요?', en: 'Can I add a note?', cn: '能附卡片吗？' },
  answer: { ko: '네, 주문서에 적어 주세요.', en: 'Yes, at checkout.', cn: '可以，请在下单时填写。' },
};
const put = (code: string, changes: object = {}) => operators.call('CONTENT', 'PUT', `/operator/faqs/${code}`, { ...NEW, ...changes });
const patch = (code: string, changes: object) => operators.call('CONTENT', 'PATCH', `/operator/faqs/${code}`, changes);
const remove = (code: string) => operators.call('CONTENT', 'DELETE', `/operator/faqs/${code}`);
const all = async () => (await operators.call('VIEWER', 'GET', '/operator/faqs')).json() as { items: OperatorFaq[]; categories: object[] };
const shown = async (faqCd: string, locale: string) =>
  ((await shop.visitor({ locale }).get('/faqs?category=ORDER')).json().items as { faqCd: string; question: string; answer: string }[]).find(
    (item) => item.faqCd === faqCd,
  );

test('API-D28 an operator for content adds a question, puts it right and takes it away; shoppers see each at once, in their language', async () => {
  await shown('FQNEW', 'ko');
  for (const [method, url] of [
    ['PUT', '/operator/faqs/FQNEW'],
    ['PATCH', '/operator/faqs/FQNEW'],
    ['DELETE', '/operator/faqs/FQNEW'],
  ] as const)
    expect([method, await operators.refusedTo(method, url)]).toEqual([method, OTHERS]);

  expect((await put('FQNEW')).json()).toEqual({ ...NEW, faqCd: 'FQNEW', isTop: false });
  for (const locale of ['ko', 'en', 'cn'] as const)
    expect(await shown('FQNEW', locale)).toMatchObject({ question: NEW.question[locale], answer: NEW.answer[locale] });
  expect((await all()).items).toContainEqual({ ...NEW, faqCd: 'FQNEW', isTop: false });

  expect((await patch('FQNEW', { answer: { en: 'Yes, for free.' }, isTop: true })).json()).toMatchObject({
    answer: { ...NEW.answer, en: 'Yes, for free.' },
    isTop: true,
  });
  expect([(await shown('FQNEW', 'en'))?.answer, (await shown('FQNEW', 'ko'))?.answer]).toEqual(['Yes, for free.', NEW.answer.ko]);

  expect((await remove('FQNEW')).statusCode).toBe(204);
  expect(await shown('FQNEW', 'ko')).toBeUndefined();
  for (const answer of [await remove('FQNEW'), await patch('FQNEW', { isTop: true })])
    expect(refusalOf(answer)).toEqual([404, 'common.a0003']);
  expect(await actionsOn('FQNEW')).toMatchObject([
    { actor: 'content', action: 'faq.add', after: { category: 'ORDER', 'question.en': 'Can I add a note?' } },
    {
      action: 'faq.change',
      before: { 'answer.en': 'Yes, at checkout.', isTop: false },
      after: { 'answer.en': 'Yes, for free.', isTop: true },
    },
    { action: 'faq.remove', before: { 'answer.en': 'Yes, for free.' } },
  ]);
});

test('API-D28 a question that is sent twice is added once; another one under its code is refused', async () => {
  for (let n = 0; n < 2; n += 1) expect((await put('FQTWICE')).statusCode).toBe(200);
  expect(refusalOf(await put('FQTWICE', { isTop: true }))).toEqual([409, 'common.a0021']);
  expect(refusalOf(await put('FQ001'))).toEqual([409, 'common.a0021']);
  expect((await all()).items.filter(({ faqCd }) => faqCd === 'FQTWICE')).toHaveLength(1);
  expect(await actionsOn('FQTWICE')).toHaveLength(1);
});

test.each([
  ['a category that there is not', { category: 'NOPE' }, 'category'],
  ['a language missing', { question: { ko: '하나', en: 'One', cn: '' } }, 'question.cn'],
  ['a number for a yes', { isTop: 1 }, 'isTop'],
])('API-D28 a question with %s is refused by its field, new or changed, and nothing is written', async (_, changes, field) => {
  expect(refusalOf(await put('FQBAD', changes))).toEqual([422, 'common.a0016', field]);
  await put('FQGOOD');
  expect(refusalOf(await patch('FQGOOD', changes))).toEqual([422, 'common.a0016', field]);
  const { items, categories } = await all();
  expect(items.filter(({ faqCd }) => /FQ(BAD|GOOD)/.test(faqCd))).toEqual([{ ...NEW, faqCd: 'FQGOOD', isTop: false }]);
  expect(categories).toContainEqual({ category: 'DELIVERY', name: expect.objectContaining({ ko: '배송' }) });
  expect(await actionsOn('FQBAD')).toEqual([]);
});
