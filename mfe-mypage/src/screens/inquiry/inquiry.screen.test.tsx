import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import type { OrderSummary } from '@hyangro/contracts/order/order.schemas';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { anInquiry, onePageOf } from '../../testing/inquiry.samples';
import InquiryScreen from './inquiry.screen';

const aLine = (lineNo: number, productNm: string): OrderSummary['lines'][number] => ({
  lineNo,
  productCd: `P000${lineNo}` as ProductCd,
  optionCd: null,
  brandNm: '온향',
  productNm,
  optionNm: null,
  imgMainUrl: '/media/p1.webp',
  productType: 'DOMESTIC',
  quantity: 1,
  normalPrice: 50_000,
  salePrice: 45_000,
  couponCd: null,
  couponDiscount: 0,
  claimedQuantity: 0,
  confirmedAt: null,
});
const AN_ORDER: OrderSummary = {
  orderCd: 'H-1' as OrderCd,
  state: 'DELIV',
  orderedAt: '2026-11-19T03:00:00.000Z',
  payment: 90_000,
  exchangeRate: { main: 1379, sub: 1 },
  lines: [aLine(1, '새벽 숲'), aLine(2, '밤 정원')],
  allowedActions: [],
  earnPoints: 0,
  earnedPoints: 0,
  deliveredAt: null,
  confirmsOn: null,
};
const ORDERS = { items: [AN_ORDER], totalCount: 1, nextCursor: null, counts: { all: 1, ready: 0, shipping: 0, done: 1, claim: 0 } };
const open = (endpoints: EndpointMocks = {}, options: Pick<RenderScreenOptions, 'after' | 'at'> = {}) =>
  renderScreen(<InquiryScreen />, {
    at: '/mypage/inquiry',
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: null },
    endpoints: {
      'GET /orders': ORDERS,
      'GET /inquiries': onePageOf(anInquiry('IQ1')),
      'POST /inquiries': anInquiry('IQ9'),
      'POST /inquiries/photos': { photoKey: 'U1.jpg', url: '/api/uploads/U1.jpg' },
      ...endpoints,
    },
    ...options,
  });
const BODY = '두 병 가운데 한 병이 빠졌어요.';
const kind = () => screen.getByLabelText<HTMLSelectElement>('무엇에 대한 문의인가요?');
const subject = () => screen.getByLabelText<HTMLInputElement>('제목');
const body = () => screen.getByLabelText<HTMLTextAreaElement>('내용');
const press = () => screen.getByRole('button', { name: '문의 남기기' });
const picker = () => screen.getByLabelText<HTMLInputElement>(/사진 올리기/);
const photo = (name = 'a.jpg') => new File(['x'], name, { type: 'image/jpeg' });
let made = 0;
beforeAll(() => Object.assign(URL, { createObjectURL: () => `blob:photo-${(made += 1)}`, revokeObjectURL: () => undefined }));

test('R-MY-14 a member asks with kind, order, words and a photo; it is sent once and leads to the list', async () => {
  const bodies: unknown[] = [];
  const { user, shown, address } = await open({ 'POST /inquiries': ({ body: sent }) => (bodies.push(sent), anInquiry('IQ9')) });
  await user.selectOptions(kind(), '배송');
  await user.selectOptions(screen.getByLabelText(/^주문/), await screen.findByRole('option', { name: '2026.11.19 · 새벽 숲 (+1) · H-1' }));
  await user.type(subject(), ' 한 병이 빠졌어요 ');
  await user.type(body(), BODY);
  await user.upload(picker(), photo());
  await screen.findByRole('img', { name: '올린 사진 1' });
  await user.dblClick(press());
  await waitFor(() => expect(address()).toBe('/mypage/inquiry?tab=list'));
  expect(bodies).toEqual([{ kind: 'DELIVERY', orderCd: 'H-1', title: '한 병이 빠졌어요', body: BODY, photoKeys: ['U1.jpg'] }]);
  expect(shown.toasts).toEqual(['문의를 남겼어요. 평일에 답을 드릴게요']);
  await user.click(screen.getByRole('link', { name: '문의하기' }));
  expect([subject().value, body().value, screen.queryByRole('img')]).toEqual(['', '', null]);
});

test('R-MY-14 the list has each inquiry with its photos and its order, and the answer once it is there', async () => {
  await open(
    {
      'GET /inquiries': onePageOf(
        anInquiry('IQ2', {
          answer: '오늘\n보냈어요.',
          answeredAt: '2026-11-21T03:00:00.000Z',
          orderCd: 'H-1' as never,
          photos: [{ photoKey: 'U1.jpg', url: '/api/uploads/U1.jpg' }],
        }),
        anInquiry('IQ1'),
      ),
    },
    { at: '/mypage/inquiry?tab=list' },
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('문의 내역');
  const [first, second] = screen.getAllByRole('article');
  expect(first?.textContent).toBe('답변 완료배송2026.11.20문의 IQ2두 병 가운데 한 병이 빠졌어요.주문 보기향로오늘\n보냈어요.2026.11.21');
  expect(second?.textContent).toMatch(/^답변 대기배송/);
  const inFirst = within(first as HTMLElement);
  expect(inFirst.getByRole('link', { name: '주문 보기 H-1' }).getAttribute('href')).toBe('/mypage/order/H-1');
  expect(inFirst.getByRole('img', { name: '올린 사진 1' }).closest('a')?.getAttribute('href')).toBe('/api/uploads/U1.jpg');
});

test('what is missing or too short is said at its field, which is described by it, and nothing is sent', async () => {
  const { user, calls } = await open();
  await user.type(subject(), '왜');
  await user.type(body(), '짧아요');
  await user.click(press());
  expect(await screen.findByText('무엇에 대한 문의인지 골라 주세요.')).toBeTruthy();
  const saidOf = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([saidOf(kind()), saidOf(subject()), saidOf(body())]).toEqual([
    '무엇에 대한 문의인지 골라 주세요.',
    '2자에서 60자까지 적어 주세요.',
    '10자에서 1000자까지 적어 주세요.',
  ]);
  expect(document.activeElement).toBe(kind());
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('what the server says of a field stands at that field, and what was typed stays', async () => {
  const { user } = await open({
    'POST /inquiries': refusal('VALIDATION_FAILED', [{ field: 'photoKeys', code: 'claim.v0010' }]),
  });
  await user.selectOptions(kind(), '기타');
  await user.type(subject(), '사진');
  await user.type(body(), BODY);
  await user.click(press());
  expect(await screen.findByText(ko['inquiry.photo.gone'])).toBeTruthy();
  expect(body().value).toBe(BODY);
});

test('words and photos that were begun are still there after a look at another screen', async () => {
  const before = await open();
  await before.user.type(subject(), '반쯤 쓴 글');
  await before.user.upload(picker(), photo());
  await screen.findByRole('img', { name: '올린 사진 1' });
  before.unmount();
  await open({}, { after: before });
  expect([subject().value, screen.getAllByRole('img').length]).toEqual(['반쯤 쓴 글', 1]);
});

test.each([
  ['a film', [new File(['x'], 'a.mp4', { type: 'video/mp4' })], 'inquiry.photo.type'],
  ['six photos', Array.from({ length: 6 }, (_, n) => photo(`${n}.jpg`)), 'inquiry.photo.many'],
] as const)('%s is told at the photos', async (_, files, key) => {
  let sent = 0;
  const kept = () => ({ photoKey: `U${(sent += 1)}.jpg`, url: `/api/uploads/U${sent}.jpg` });
  await open({ 'POST /inquiries/photos': kept });
  fireEvent.change(picker(), { target: { files: [...files] } });
  expect(await screen.findByText(ko[key])).toBeTruthy();
});

test('a photo that was chosen can be taken away', async () => {
  const { user } = await open();
  await user.upload(picker(), photo());
  await user.click(await screen.findByRole('button', { name: '사진 1 빼기' }));
  expect(screen.queryByRole('img')).toBeNull();
});

test('more photos than a day takes are refused in words', async () => {
  const { user } = await open({ 'POST /inquiries/photos': refusal('CLAIM_PHOTO_LIMIT', [20]) });
  await user.upload(picker(), photo());
  expect(await screen.findByText(/사진 20장을 다 올렸어요/)).toBeTruthy();
});

test('who never asked is led to the frequent questions', async () => {
  await open({ 'GET /inquiries': onePageOf() }, { at: '/mypage/inquiry?tab=list' });
  expect(screen.getByText('남긴 문의가 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '자주 묻는 질문 보기' }).getAttribute('href')).toBe('/mypage/customer-center/faq');
});

test('an inquiry can be written while the orders cannot be read', async () => {
  const { user } = await open({ 'GET /orders': refusal('SERVICE_UNAVAILABLE') });
  await user.selectOptions(kind(), '기타');
  expect(screen.getByLabelText<HTMLSelectElement>(/^주문/).options).toHaveLength(1);
});
