import { screen, waitFor, within } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aProduct, aQuestion } from '../../testing/samples';
import { productQnaHead } from './product-qna.head';
import ProductQnaScreen from './product-qna.screen';

const AT = '/product/P0001/qna';
const pageOf = (...items: ReturnType<typeof aQuestion>[]) => ({ items, totalCount: items.length, nextCursor: null });
const open = (qna: EndpointMocks['GET /product/:productCd/qna'], at = AT) =>
  renderScreen(<ProductQnaScreen />, {
    at,
    messages: { catalog: ko },
    endpoints: { 'GET /product/:productCd': aProduct(), 'GET /product/:productCd/qna': qna },
  });

test('R-PRD-05 every question says what it is about, whether it is answered, and the answer', async () => {
  await open(
    pageOf(aQuestion(), aQuestion({ qnaCd: 'QA2', kind: 'DELIVERY', isAnswered: false, answer: null, question: '금요일까지 올까요?' })),
  );
  const [first, second] = (await screen.findAllByRole('article')).map((each) => within(each));
  expect(first?.getByText('답변 완료')).toBeTruthy();
  expect(first?.getByText('네, 자석이에요.')).toBeTruthy();
  expect(second?.getByText('답변 대기')).toBeTruthy();
  expect(second?.getByText('배송')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('문의 2개');
});

test('R-PRD-05 a secret question of somebody else keeps its words; one’s own is read, and says that it is secret', async () => {
  await open(
    pageOf(
      aQuestion({ isSecret: true, question: null, answer: null }),
      aQuestion({ qnaCd: 'QA2', isSecret: true, isMine: true, question: '제 피부에 맞을까요?' }),
    ),
  );
  const [others, own] = (await screen.findAllByRole('article')).map((each) => within(each));
  expect(others?.getByText('비밀글이에요. 쓰신 분만 볼 수 있어요.')).toBeTruthy();
  expect(own?.getByText(/제 피부에 맞을까요/)).toBeTruthy();
  expect(own?.getByText('내 문의')).toBeTruthy();
});

test('R-PRD-05 the kind and "answered" narrow the list, and the address says so', async () => {
  const page = await open(pageOf(aQuestion()));
  await page.user.click(screen.getByRole('button', { name: '통관' }));
  await page.user.click(screen.getByRole('button', { name: '답변된 문의' }));
  await waitFor(() => expect(page.address()).toBe(`${AT}?kind=CUSTOMS&answered=1`));
  expect(page.calls.at(-1)).toBe('GET /product/P0001/qna?kind=CUSTOMS&state=ANSWERED&limit=20');
});

test('R-PRD-05 a kind nobody has asked about says so and leads back to all; an unknown kind of an address is passed over', async () => {
  const page = await open(({ query }) => (query.get('kind') ? pageOf() : pageOf(aQuestion())), `${AT}?kind=STOCK`);
  expect(await screen.findByText('이런 문의는 없어요')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '모두 보기' }));
  expect(await screen.findByRole('article')).toBeTruthy();
  page.unmount();
  const other = await open(pageOf(aQuestion()), `${AT}?kind=NOTHING`);
  expect(other.calls).toContain('GET /product/P0001/qna?limit=20');
});

test('R-PRD-05 the list goes on with a press, and asking is one link away', async () => {
  const page = await open(({ query }) =>
    query.get('cursor') ? pageOf(aQuestion({ qnaCd: 'QA9' })) : { items: [aQuestion()], totalCount: 2, nextCursor: 'c2' },
  );
  await page.user.click(await screen.findByRole('link', { name: '더 보기' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(page.address()).toBe(AT);
  expect(screen.getByRole('link', { name: '문의하기' }).getAttribute('href')).toBe('/product/P0001/qna-form');
});

test('R-PRD-05 without scripts the list goes on by a link; an address that goes on from nowhere begins with the newest', async () => {
  const page = await open(({ query }) => {
    if (query.get('cursor') === 'nowhere') return refusal('BAD_PARAMETER', ['cursor']);
    return query.get('cursor') ? pageOf(aQuestion({ qnaCd: 'QA9' })) : { items: [aQuestion()], totalCount: 2, nextCursor: 'c2' };
  }, `${AT}?kind=PRODUCT&after=nowhere`);
  expect((await screen.findByRole('link', { name: '더 보기' })).getAttribute('href')).toBe(`${AT}?kind=PRODUCT&after=c2`);
  await page.user.click(screen.getByRole('link', { name: '최근 문의부터 보기' }));
  await waitFor(() => expect(page.address()).toBe(`${AT}?kind=PRODUCT`));
});

test('R-PRD-05 an unknown product has no questions: the page says so, with 404', async () => {
  const page = await open(refusal('PRODUCT_NOT_FOUND'));
  expect(await screen.findByRole('heading', { name: ko['product.missing'] })).toBeTruthy();
  const head = productQnaHead({ services: page.services, params: { productCd: 'P0001' }, searchParams: new URLSearchParams() });
  expect([head.status, head.noIndex]).toEqual([404, true]);
});

test('R-PRD-05 the page is named after the product; a narrowed list is not for search engines', async () => {
  const page = await open(pageOf(aQuestion()));
  await screen.findByRole('article');
  const head = (search: string) =>
    productQnaHead({ services: page.services, params: { productCd: 'P0001' }, searchParams: new URLSearchParams(search) });
  expect([head('').title, head('').noIndex, head('kind=STOCK').noIndex]).toEqual(['로즈 판톰 문의', false, true]);
});
