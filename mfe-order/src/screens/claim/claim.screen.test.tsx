import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FILES_AT_ONCE } from '@hyangro/contracts/constants';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import { SIGNED_IN, anOrder, messages } from '../../testing/samples';
import { aClaim, aClaimPreview } from '../../testing/claim-samples';
import ClaimScreen from './claim.screen';

const REASON = '향이 생각과 달라서 돌려보내고 싶어요';
const [line] = anOrder().lines;
if (!line) throw new Error('an order has a line');
const TWO_LINES: Order['lines'] = [
  { ...line, quantity: 3, claimedQuantity: 1 },
  { ...line, lineNo: 2, productNm: '씨솔트 우드' },
];
const open = (type: string, endpoints: EndpointMocks, order: Partial<Order> = {}, options: Pick<RenderScreenOptions, 'after'> = {}) =>
  renderScreen(<ClaimScreen />, {
    at: `/mypage/order/claim/${type}/O1`,
    messages,
    session: SIGNED_IN,
    endpoints: {
      'GET /orders/:orderCd': anOrder({ state: 'PREP', allowedActions: ['CANCEL'], ...order }),
      'POST /claims/preview': aClaimPreview(),
      ...endpoints,
    },
    ...options,
  });
const sent: unknown[] = [];
let blobs = 0;
const keep = ({ body }: { body: unknown }) => (sent.push(body), aClaim({ claimType: 'CANCEL' }));

beforeEach(() => {
  sent.length = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(blobs += 1)}`, revokeObjectURL: () => undefined });
});

test('V-FP1 V-CORP1 a part that leaves too little is refused at the goods, and one press chooses the whole', async () => {
  const { user } = await open(
    'cancel',
    {
      'POST /claims/preview': ({ body }) =>
        (body as { lines: unknown[] }).lines.length < 2 ? refusal('CLAIM_BELOW_MIN', [10_000]) : aClaimPreview(),
    },
    { lines: TWO_LINES },
  );
  await user.click(await screen.findByRole('checkbox', { name: /씨솔트 우드/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('10,000원 ($7.25)보다 적게 남아 일부만 취소할 수 없어요.');
  await user.click(screen.getByRole('button', { name: '전부 고르기' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /씨솔트 우드/ }).checked).toBe(true);
});

test('R-MY-07 a cancel begins with all that is left, says what comes back and is sent once', async () => {
  const page = await open('cancel', { 'POST /claims': keep }, { lines: TWO_LINES });
  expect(await screen.findByText('87,040')).toBeTruthy();
  expect(screen.getByText('1개는 이미 신청했어요')).toBeTruthy();
  await page.user.click(screen.getByRole('checkbox', { name: '씨솔트 우드 고르기' }));
  await page.user.click(screen.getByRole('button', { name: '로즈 판톰 수량 줄이기' }));
  await page.user.type(screen.getByLabelText('이유'), REASON);
  const heard: unknown[] = [];
  page.services.events.subscribe('order:changed', (news) => heard.push(news));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  await page.user.dblClick(screen.getByRole('button', { name: '취소 신청하기' }));
  await waitFor(() => expect(page.address()).toBe('/mypage/order/claim/cancel/O1/CL1'));
  expect(sent).toEqual([
    {
      orderCd: 'O1',
      claimType: 'CANCEL',
      lines: [{ lineNo: 1, quantity: 1 }],
      reason: REASON,
      photoKeys: [],
      expectedRefund: { payment: 87_040, points: 0 },
    },
  ]);
  expect(heard).toEqual([{ orderCd: 'O1' }]);
});

test('V-CLM2 a return without pieces, reason or photo says so at each, and sends nothing', async () => {
  const page = await open('return', {}, { state: 'DELIV', allowedActions: ['RETURN'], lines: TWO_LINES });
  await page.user.click(await screen.findByRole('button', { name: '반품 신청하기' }));
  expect(screen.getByText('상품을 하나 이상 골라 주세요.')).toBeTruthy();
  expect(screen.getByText('이유를 10자에서 500자로 적어 주세요.')).toBeTruthy();
  expect(screen.getByText('사진을 한 장 이상 올려 주세요.')).toBeTruthy();
  expect(page.calls).not.toContain('POST /claims');
});

test('V-CLM1 a reason of nine letters, blanks around it not counted, is told at its field; ten are sent', async () => {
  const page = await open('cancel', { 'POST /claims': keep });
  await page.user.type(screen.getByLabelText('이유'), `  ${'가'.repeat(9)}  `);
  await page.user.click(screen.getByRole('button', { name: '취소 신청하기' }));
  expect(screen.getByText('이유를 10자에서 500자로 적어 주세요.')).toBeTruthy();
  expect(sent).toEqual([]);
  await page.user.clear(screen.getByLabelText('이유'));
  await page.user.type(screen.getByLabelText('이유'), '가'.repeat(10));
  await page.user.click(screen.getByRole('button', { name: '취소 신청하기' }));
  await waitFor(() => expect(sent).toMatchObject([{ reason: '가'.repeat(10) }]));
  expect(screen.queryByText('이유를 10자에서 500자로 적어 주세요.')).toBeNull();
});

test('V-CLM3 pieces go from one to what is left of the ordered, and no further', async () => {
  const page = await open('cancel', { 'POST /claims': keep }, { lines: TWO_LINES });
  const pieces = await screen.findByRole<HTMLInputElement>('spinbutton', { name: /로즈 판톰/ });
  const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: `로즈 판톰 ${name}` });
  expect([pieces.value, press('수량 늘리기').disabled]).toEqual(['2', true]);
  await page.user.click(press('수량 줄이기'));
  expect([pieces.value, press('수량 줄이기').disabled]).toEqual(['1', true]);
  for (const typed of ['0', '3']) {
    fireEvent.change(pieces, { target: { value: typed } });
    fireEvent.blur(pieces);
    expect(['1', '2']).toContain(pieces.value);
  }
});

test('K-RFD the first and the last day of the refund stand beside it, before it is asked for and while it is looked at', async () => {
  const text = /(신용카드|카드).*11월 25일.*에서.*12월 1일.*사이에 환불돼요/;
  const { unmount } = await open('cancel', {});
  expect(await screen.findByText(text)).toBeTruthy();
  unmount();
  await renderScreen(<ClaimScreen />, {
    at: '/mypage/order/claim/return/O1/CL1',
    messages,
    session: SIGNED_IN,
    endpoints: { 'GET /claims/:claimCd': aClaim(), 'GET /orders/:orderCd': anOrder() },
  });
  expect((await screen.findByText(text)).textContent).toContain('지금 처리되면');
});

test('R-MY-07 the coupons that come back are named beside the money', async () => {
  const first = await open('cancel', { 'POST /claims/preview': aClaimPreview({ couponsReturned: ['장미의 달 5,000원', '봄맞이 10%'] }) });
  expect(await screen.findByText('쿠폰을 돌려드려요: 장미의 달 5,000원')).toBeTruthy();
  expect(screen.getByText('쿠폰을 돌려드려요: 봄맞이 10%')).toBeTruthy();
  first.unmount();
  await open('cancel', {});
  expect(await screen.findByText('87,040')).toBeTruthy();
  expect(screen.queryByText(/쿠폰을 돌려드려요:/)).toBeNull();
});

test('R-MY-07 photos are sent as they are chosen, can be taken away, and what is none is told', async () => {
  let n = 0;
  const page = await open(
    'return',
    {
      'POST /claims/photos': () => {
        n += 1;
        if (n === 3) return refusal('VALIDATION_FAILED', [{ field: 'photo', code: 'claim.v0007' }]);
        return { photoKey: `U${n}.jpg`, url: `/api/uploads/U${n}.jpg` };
      },
    },
    { state: 'DELIV', allowedActions: ['RETURN'] },
  );
  const input = screen.getByLabelText(/사진 올리기/);
  const jpg = () => new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await page.user.upload(input, [jpg(), jpg()]);
  expect(await screen.findByAltText('올린 사진 2')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: '사진 1 빼기' }));
  expect(screen.queryByAltText('올린 사진 2')).toBeNull();
  await page.user.upload(input, jpg());
  expect(await screen.findByRole('alert')).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } });
  expect(n).toBe(3);
});

test('of five photos that are chosen at once two are sent at a time, and all five are kept', async () => {
  let atOnce = 0;
  let most = 0;
  let n = 0;
  const answer = async () => {
    most = Math.max(most, (atOnce += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
    n += 1;
    return { photoKey: `U${n}.jpg`, url: `/api/uploads/U${n}.jpg` };
  };
  const page = await open('return', { 'POST /claims/photos': answer }, { state: 'DELIV', allowedActions: ['RETURN'] });
  const photos = Array.from({ length: 5 }, () => new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  await page.user.upload(screen.getByLabelText(/사진 올리기/), photos);
  expect(await screen.findByAltText('올린 사진 5')).toBeTruthy();
  expect(most).toBe(FILES_AT_ONCE);
});

test('V-CLM2 a photo beyond those of a day, or of too many pixels, is told at the photos, with what can be done', async () => {
  let isFull = true;
  const answer = () =>
    isFull ? refusal('CLAIM_PHOTO_LIMIT', [20]) : refusal('VALIDATION_FAILED', [{ field: 'photo', code: 'claim.v0011' }]);
  const page = await open('return', { 'POST /claims/photos': answer }, { state: 'DELIV', allowedActions: ['RETURN'] });
  const input = screen.getByLabelText(/사진 올리기/);
  await page.user.upload(input, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/하루 20장을 넘었어요.*내일/);
  expect(page.shown.errors).toEqual([]);
  isFull = false;
  await page.user.upload(input, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/5천만 화소 이하/)).toBeTruthy();
});

test.each([
  ['CLAIM_UNDER_DELIVERY', 'cancel', /배송이 시작되어/],
  ['CLAIM_IN_PROGRESS', 'cancel', /이미 접수된/],
  ['CLAIM_RETURN_OVER', 'return', /7일이 지났거나/],
  ['CLAIM_NOT_DELIVERED', 'return', /아직 받기 전/],
] as const)('ST-ORD-03 ST-ORD-04 %s: the reason and what can be done stand in place of the form', async (name, type, text) => {
  const claims: Order['claims'] = [{ claimCd: 'CL9', claimType: 'CANCEL', state: 'RECEIVED' }];
  await open(type, { 'POST /claims/preview': refusal(name) }, { claims });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByLabelText('이유')).toBeNull();
  expect(screen.getByRole('link', { name: '접수된 신청 보기' }).getAttribute('href')).toBe('/mypage/order/claim/cancel/O1/CL9');
});

test('ST-LOG-04 what was typed is still there after a look at the order', async () => {
  const first = await open('cancel', {});
  await first.user.type(screen.getByLabelText('이유'), REASON);
  first.unmount();
  await open('cancel', {}, {}, { after: first });
  expect(screen.getByLabelText<HTMLTextAreaElement>('이유').value).toBe(REASON);
});

test('an amount that changed meanwhile is told, and asked for anew', async () => {
  const page = await open('cancel', { 'POST /claims': refusal('CLAIM_AMOUNT_CHANGED') });
  await page.user.type(screen.getByLabelText('이유'), REASON);
  await page.user.click(screen.getByRole('button', { name: '취소 신청하기' }));
  await waitFor(() => expect(page.shown.errors).toHaveLength(1));
  await waitFor(() => expect(page.calls.filter((call) => call === 'POST /claims/preview').length).toBeGreaterThan(1));
  expect(screen.getByLabelText<HTMLTextAreaElement>('이유').value).toBe(REASON);
});

test('R-MY-07 any other type is not found', async () => {
  await open('exchange', {});
  expect(screen.getByText('찾으시는 취소·반품 내역이 없어요')).toBeTruthy();
});

const read = (claim: EndpointMocks['GET /claims/:claimCd'], at = '/mypage/order/claim/return/O1/CL1') =>
  renderScreen(<ClaimScreen />, { at, messages, session: SIGNED_IN, endpoints: { 'GET /claims/:claimCd': claim } });

test('R-MY-07 a claim shows where it stands, its goods, the refund, photos and waybill', async () => {
  const first = await read(aClaim());
  expect(screen.getByText('반품 접수', { selector: '[aria-current="step"]' })).toBeTruthy();
  expect(screen.getByText(REASON)).toBeTruthy();
  expect(screen.getByAltText('올린 사진 1')).toBeTruthy();
  expect(screen.getByRole('link', { name: '운송장 번호 적기' }).getAttribute('href')).toBe('/mypage/order/claim/invoice-number/form/CL1');
  first.unmount();
  await read(aClaim({ logisticsCompany: 'CJ', invoiceNo: '123456789012' }));
  expect(screen.getByText('123456789012')).toBeTruthy();
  expect(screen.getByText('확인 중', { selector: '[aria-current="step"]' })).toBeTruthy();
});

test('a claim that was declined says why', async () => {
  await read(aClaim({ state: 'REJECTED', rejectReason: '사용한 흔적이 있어요', closedAt: '2026-11-22T03:00:00Z' }));
  expect(screen.getByText('사용한 흔적이 있어요')).toBeTruthy();
  expect(screen.queryByText('환불 예상 금액')).toBeNull();
});

test("P-11 another member's claim is not found, nor one under another order", async () => {
  const first = await read(refusal('CLAIM_NOT_FOUND'));
  expect(screen.getByText('찾으시는 취소·반품 내역이 없어요')).toBeTruthy();
  first.unmount();
  await read(aClaim(), '/mypage/order/claim/return/O2/CL1');
  expect(screen.getByText('찾으시는 취소·반품 내역이 없어요')).toBeTruthy();
});
