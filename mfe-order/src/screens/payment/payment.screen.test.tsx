import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { browserStorage } from '@hyangro/runtime/storage';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { SIGNED_IN, anAddress, anOrder, messages } from '../../testing/samples';
import PaymentScreen from './payment.screen';

const show = (order: EndpointMocks['GET /orders/:orderCd'], endpoints: EndpointMocks = {}, at = '/order/payment/O1') =>
  renderScreen(<PaymentScreen />, {
    at,
    messages,
    session: SIGNED_IN,
    endpoints: { 'GET /orders/:orderCd': order, 'GET /addresses': [], ...endpoints },
  });
const payButton = () => screen.getByRole('button', { name: /결제하기$/ });
const agree = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /동의해요/ });

beforeEach(() => {
  for (const key of ['orderPaymentCd', 'currentCountryCd'] as const) browserStorage().local.remove(key);
});

test("R-ORD-02 another member's order is not found, and the page leads on", async () => {
  await show(refusal('ORDER_NOT_FOUND'));
  expect(screen.getByText('찾으시는 주문이 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 내역' }).getAttribute('href')).toBe('/mypage/order/orders/all');
});

test('R-ORD-02 a paid order goes to its completion', async () => {
  const { address } = await show(anOrder({ state: 'PREP', paidAt: '2026-11-21T03:01:00Z', allowedActions: [] }));
  expect(address()).toBe('/order/payment-complete/O1');
});

test('R-ORD-02 an order cancelled for time cannot be paid', async () => {
  await show(anOrder({ state: 'CANCELLED', allowedActions: [] }));
  expect(screen.getByText('결제할 수 없는 주문이에요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /결제하기/ })).toBeNull();
});

test('R-ORD-02 a saved address asks for no field, and the button carries the amount', async () => {
  await show(anOrder());
  expect(screen.getByText('010-4821-9307')).toBeTruthy();
  expect(screen.queryByLabelText('받는 분')).toBeNull();
  expect(payButton().textContent).toContain('87,040원');
});

test('R-ORD-02 V-PH2 wrong fields are told at the fields, the first one gets the focus, nothing is sent', async () => {
  const { user, calls } = await show(anOrder({ address: null }));
  await user.type(screen.getByLabelText(/휴대전화/), '123');
  await user.click(payButton());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('받는 분')));
  expect(screen.getByText('휴대전화 번호 열한 자리를 적어 주세요.')).toBeTruthy();
  expect(screen.getByText('우편번호를 확인해 주세요.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('6곳');
  expect(calls).toEqual(['GET /orders/O1', 'GET /addresses']);
});

test('R-ORD-02 LS-15 a double press starts one payment and remembers the order', async () => {
  const { user, calls, services } = await show(anOrder(), { 'POST /orders/:orderCd/pay': { redirectUrl: '#provider' } });
  await user.click(agree());
  await act(async () => {
    payButton().click();
    payButton().click();
  });
  await waitFor(() => expect(window.location.hash).toBe('#provider'));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /orders/O1/pay']);
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  expect(services.storage.local.get('orderPaymentCd')).toBe('O1');
});

test('R-ORD-02 a new address is written to the order before the payment starts', async () => {
  const { user, calls } = await show(anOrder({ address: null }), {
    'PUT /orders/:orderCd/address': anOrder(),
    'POST /orders/:orderCd/pay': { redirectUrl: '#paid-there' },
  });
  await fill(user);
  await user.click(payButton());
  await waitFor(() => expect(window.location.hash).toBe('#paid-there'));
  expect(calls.slice(2)).toEqual(['PUT /orders/O1/address', 'POST /orders/O1/pay']);
});

test('R-ORD-02 nobody pays an amount that was not on the button', async () => {
  const order = anOrder({ address: null });
  const { user, calls, shown } = await show(order, {
    'PUT /orders/:orderCd/address': anOrder({ amounts: { ...order.amounts, shipping: 4_000, payment: 91_040 } }),
  });
  await fill(user);
  await user.click(payButton());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('87,040원 ($63.12) → 91,040원 ($66.02)'));
  expect(shown.toasts).toEqual([]);
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  expect(payButton().textContent).toContain('91,040원');
});

test('R-ORD-02 the customs code is asked for with overseas goods only', async () => {
  const overseas = anOrder();
  overseas.lines = overseas.lines.map((line) => ({ ...line, productType: 'OVERSEAS' as const }));
  const { user } = await show(overseas);
  await user.click(agree());
  await user.click(payButton());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/개인통관고유부호/)));
  expect(screen.getByText('꼭 적어야 하는 칸이에요.')).toBeTruthy();
});

test.each([
  ['DECLINED', '결제가 승인되지 않았어요.'],
  ['CANCELLED', '결제를 그만두셨어요.'],
  ['EXPIRED', '결제창이 닫혔어요.'],
])('R-ORD-02 back from the provider with %s the reason stands on top and the form is kept', async (failure, text) => {
  await show(anOrder({ payMethod: 'KAKAOPAY' }), {}, `/order/payment/O1?payFailure=${failure}`);
  expect(screen.getByRole('alert').textContent).toContain(text);
  expect(screen.getByText('김지수')).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio')[0]).toMatchObject({ value: 'KAKAOPAY', checked: true });
});

test('R-ORD-02 what was typed survives a login on the way', async () => {
  let setAway = (_: boolean) => {};
  const Payment = () => {
    const [isAway, set] = useState(false);
    setAway = set;
    return isAway ? <p>away</p> : <PaymentScreen />;
  };
  const { user } = await renderScreen(<Payment />, {
    at: '/order/payment/O1',
    messages,
    session: SIGNED_IN,
    endpoints: { 'GET /orders/:orderCd': anOrder({ address: null }), 'GET /addresses': [] },
  });
  await user.type(screen.getByLabelText('받는 분'), '이봄');
  await user.click(screen.getByRole('radio', { name: '토스페이' }));
  await act(async () => setAway(true));
  await act(async () => setAway(false));
  expect(screen.getByLabelText<HTMLInputElement>('받는 분').value).toBe('이봄');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '토스페이' }).checked).toBe(true);
});

test('V-PTS1 points are brought down to the 30 % rule and the new amounts come from the server', async () => {
  const order = anOrder({ pointBalance: 50_000 });
  const sent: unknown[] = [];
  const { user } = await show(order, {
    'PUT /orders/:orderCd/points': ({ body }) => {
      sent.push(body);
      return { ...order, amounts: { ...order.amounts, points: 26_112, payment: 60_928 } };
    },
  });
  await user.type(screen.getByLabelText(/^포인트/), '999999');
  await user.tab();
  await waitFor(() => expect(payButton().textContent).toContain('60,928원'));
  expect(sent).toEqual([{ points: 26_112 }]);
});

test.each([
  ['half points are rounded down', '1.5', 1],
  ['a number as it is written', '1,500P', 1_500],
  ['negative points are none', '-500', null],
])('V-PTS2 %s', async (_, typed, wanted) => {
  const sent: unknown[] = [];
  const order = anOrder({ pointBalance: 50_000 });
  const { user } = await show(order, { 'PUT /orders/:orderCd/points': ({ body }) => (sent.push(body), order) });
  await user.type(screen.getByLabelText(/^포인트/), typed);
  await user.tab();
  expect(sent).toEqual(wanted === null ? [] : [{ points: wanted }]);
});

test('ERR-ORD-1 a refused payment is told and may be tried again', async () => {
  const { user, shown } = await show(anOrder(), { 'POST /orders/:orderCd/pay': refusal('ORDER_NO_STOCK', ['로즈 판톰', 0]) });
  await user.click(agree());
  await user.click(payButton());
  await waitFor(() => expect(shown.errors).toHaveLength(1));
  await waitFor(() => expect(payButton().getAttribute('aria-busy')).toBeNull());
});

test('R-ORD-02 an amount that changed in another tab is told, and the button shows the new one', async () => {
  const order = anOrder();
  const dearer = anOrder({ amounts: { ...order.amounts, payment: 91_040 } });
  const answers = [order, dearer];
  const sent: unknown[] = [];
  const { user, shown } = await show(() => answers.shift() ?? dearer, {
    'POST /orders/:orderCd/pay': ({ body }) => {
      sent.push(body);
      return refusal('ORDER_AMOUNT_CHANGED', [91_040]);
    },
  });
  await user.click(agree());
  await user.click(payButton());
  await waitFor(() => expect(payButton().textContent).toContain('91,040원'));
  expect(sent).toEqual([{ payMethod: 'CARD', payment: 87_040 }]);
  expect(screen.getByRole('alert').textContent).toContain('87,040원 ($63.12) → 91,040원 ($66.02)');
  expect([shown.toasts, shown.errors]).toEqual([[], []]);
});

test.each([
  ['a coupon used in another tab', refusal('ORDER_COUPON_UNUSABLE'), '지금 쓸 수 없는 쿠폰이 빠졌어요.'],
  ['points spent in another tab', refusal('ORDER_NOT_ENOUGH_POINTS', [0]), '쓸 수 있는 포인트가 줄었어요.'],
])('R-ORD-03 V-PTS2 after %s the page shows the amount that can be paid, and why', async (_, refused, why) => {
  const order = anOrder();
  const dearer = anOrder({ amounts: { ...order.amounts, payment: 92_040 } });
  const answers = [order, dearer];
  const { user, shown } = await show(() => answers.shift() ?? dearer, {
    'POST /orders/:orderCd/pay': refused,
  });
  await user.click(agree());
  await user.click(payButton());
  await waitFor(() => expect(payButton().textContent).toContain('92,040원'));
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain(why);
  expect(told).toContain('87,040원 ($63.12) → 92,040원 ($66.74)');
  expect(shown.errors).toEqual([]);
});

test('AHEAD-09 customs that are added up with another order of the day are told; a tax that comes up at the last moment is read before it is paid', async () => {
  const overseas = anOrder({
    address: { ...anAddress, customsCode: 'P123456789012' },
    customs: { goodsWon: 87_040, perfumeMl: 50, passedLimit: null, taxWon: 0, otherOrders: 0 },
  });
  overseas.lines = overseas.lines.map((line) => ({ ...line, productType: 'OVERSEAS' as const }));
  const { user, calls } = await show(overseas, {
    'PUT /orders/:orderCd/address': {
      ...overseas,
      customs: { goodsWon: 174_080, perfumeMl: 100, passedLimit: 'volume', taxWon: 32_727, otherOrders: 1 },
    },
  });
  await user.click(agree());
  await user.clear(screen.getByLabelText(/개인통관고유부호/));
  await user.type(screen.getByLabelText(/개인통관고유부호/), 'P999999999999');
  await user.click(payButton());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('예상 관부가세가 바뀌었어요'));
  expect(screen.getByText('오늘 같은 받는 분께 가는 주문 1건과 함께 통관 금액을 계산했어요.')).toBeTruthy();
  expect(screen.getAllByText(/32,727원/)).toHaveLength(2);
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
});

test('GAP-19 the checkout proposes the best coupons with their reason, and one press takes them', async () => {
  const order = anOrder({
    coupons: [{ couponCd: 7, name: '향수 쿠폰', held: 1, lines: [{ lineNo: 1, discount: 5_000 }], validTo: '2026-12-01T14:59:59.000Z' }],
    proposal: { choices: [{ lineNo: 1, couponCd: 7, discount: 5_000 }], discount: 5_000, payment: 82_040, reason: 'MOST_OFF' },
  });
  const sent: unknown[] = [];
  const { user } = await show(order, {
    'PUT /orders/:orderCd/coupons': ({ body }) => {
      sent.push(body);
      const lines = order.lines.map((line) => ({ ...line, couponCd: 7, couponDiscount: 5_000 }));
      return { ...order, lines, amounts: { ...order.amounts, couponDiscount: 5_000, payment: 82_040 } };
    },
  });
  expect(screen.getByRole('link', { name: /쓸 수 있는 쿠폰 1장/ }).getAttribute('href')).toBe('/order/O1/product-coupons');
  await user.click(screen.getByRole('button', { name: '쿠폰 최적 적용 −5,000원 ($3.63)' }));
  await waitFor(() => expect(payButton().textContent).toContain('82,040원'));
  expect(sent).toEqual([{ coupons: [{ lineNo: 1, couponCd: 7 }] }]);
  expect(screen.queryByText('가장 저렴한 조합')).toBeNull();
});

test('NF-04 dollars are told at the rate that was frozen with the order, whatever the rate is today', async () => {
  const { services } = await show(anOrder({ exchangeRate: { main: 1_000, sub: 1 } }));
  expect(services.exchangeRate.get()).toEqual({ main: 1300, sub: 1 });
  expect(document.body.textContent).toContain('($87.04)');
  // At the rate of now it would be less.
  expect(document.body.textContent).not.toContain('($66.95)');
});

test('API-D14 a second press after a lost answer goes out under the same key, one after an answer under a new one', async () => {
  const keys: (string | null)[] = [];
  const { user } = await show(anOrder(), {
    'POST /orders/:orderCd/pay': ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      if (keys.length === 1) throw new TypeError('fetch failed');
      return refusal('ORDER_PAYMENT_ERROR');
    },
  });
  await user.click(agree());
  for (const presses of [1, 2, 3]) {
    await user.click(payButton());
    await waitFor(() => expect(keys).toHaveLength(presses));
    await waitFor(() => expect(payButton().getAttribute('aria-busy')).toBeNull());
  }
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('R-ORD-02 an order paid in another tab goes to its completion', async () => {
  const { user, address } = await show(anOrder(), { 'POST /orders/:orderCd/pay': refusal('ORDER_ALREADY_PAID') });
  await user.click(agree());
  await user.click(payButton());
  await waitFor(() => expect(address()).toBe('/order/payment-complete/O1'));
});

async function fill(user: Awaited<ReturnType<typeof show>>['user']) {
  const { recipient, mobile, postalCode, region, detail } = anAddress;
  const fields = [
    ['받는 분', recipient],
    [/휴대전화/, mobile],
    ['우편번호', postalCode],
    ['주소', region],
    ['상세 주소', detail],
  ] as const;
  for (const [label, value] of fields) await user.type(screen.getByLabelText(label), value);
  await user.click(agree());
}

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '받을 나라' });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

test('E-21 V-REQ3 an address abroad has fields of its own and is told wrong at them, and what was typed stays', async () => {
  const sent: unknown[] = [];
  const { user, services } = await show(anOrder({ address: null }), {
    'PUT /orders/:orderCd/address': ({ body }) => {
      sent.push(body);
      return anOrder();
    },
    'POST /orders/:orderCd/pay': { redirectUrl: '#abroad' },
  });
  await user.type(field('받는 분'), '김지수');
  await user.selectOptions(country(), '');
  await user.click(agree());
  await user.click(payButton());
  await waitFor(() => expect(document.activeElement).toBe(country()));
  expect(screen.getByText('나라를 골라 주세요.')).toBeTruthy();

  await user.selectOptions(country(), 'US');
  expect(services.storage.local.get('currentCountryCd')).toBe('US');
  await user.type(field(/휴대전화/), '415 555 0100');
  await user.click(payButton());
  await waitFor(() => expect(document.activeElement).toBe(field('받는 분')));
  for (const text of [
    '받는 분 이름을 영문으로 적어 주세요.',
    '휴대전화 번호를 +와 국가 번호부터 적어 주세요.',
    '우편번호를 확인해 주세요.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect([field('받는 분').value, field(/휴대전화/).value]).toEqual(['김지수', '415 555 0100']);

  const written = [
    ['받는 분', 'Jisoo Kim'],
    ['휴대전화', '+1 415 555 0100'],
    ['도로명과 번지', '1355 Market St'],
    ['상세 주소', 'Apt 9'],
    ['도시', 'San Francisco'],
    ['주·성', 'CA'],
    ['우편번호', '94103'],
  ] as const;
  for (const [label, value] of written) {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(value);
  }
  expect(screen.getByText(/현지 통관에 따라/)).toBeTruthy();
  await user.click(payButton());
  await waitFor(() => expect(window.location.hash).toBe('#abroad'));
  expect(sent).toMatchObject([{ countryCd: 'US', recipient: 'Jisoo Kim', mobile: '+14155550100', city: 'San Francisco', state: 'CA' }]);
});

test('LS-17 the country chosen last is the first choice of the next address; without one it is Korea, and none in other languages', async () => {
  const first = await show(anOrder({ address: null }));
  expect(country().value).toBe('KR');
  await first.user.selectOptions(country(), 'JP');
  first.unmount();
  const next = await show(anOrder({ address: null }));
  expect(country().value).toBe('JP');
  next.unmount();
  browserStorage().local.remove('currentCountryCd');
  await renderScreen(<PaymentScreen />, {
    at: '/order/payment/O1',
    messages,
    locale: 'en',
    session: SIGNED_IN,
    endpoints: { 'GET /orders/:orderCd': anOrder({ address: null }), 'GET /addresses': [] },
  });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Deliver to' }).value).toBe('');
});

test('a text of 5,000 characters is told at its field and stays there', async () => {
  const { user, calls } = await show(anOrder({ address: null }));
  await user.click(field('상세 주소'));
  await user.paste('가'.repeat(5_000));
  await user.click(payButton());
  await waitFor(() => expect(screen.getByText('100자까지 적을 수 있어요.')).toBeTruthy());
  expect(field('상세 주소').value).toHaveLength(5_000);
  expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);
});

test('API-D17 an address of the book fills the fields, and a new one empties them', async () => {
  const office = { ...anAddress, recipient: '이봄', detail: '5층', addressCd: 'AD2', isDefault: false };
  const { user } = await show(anOrder(), { 'GET /addresses': [{ ...anAddress, addressCd: 'AD1', isDefault: true }, office] });
  await user.click(screen.getByRole('button', { name: '변경' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /김지수 · 기본/ }).checked).toBe(true));
  await user.click(screen.getByRole('radio', { name: /이봄/ }));
  expect([field('받는 분').value, field('상세 주소').value]).toEqual(['이봄', '5층']);
  await user.click(screen.getByRole('radio', { name: '새 주소' }));
  expect([field('받는 분').value, country().value]).toEqual(['', 'KR']);
});

test('overseas goods that go abroad ask for no personal customs code', async () => {
  const order = anOrder({ address: null });
  const { user } = await show({ ...order, lines: order.lines.map((line) => ({ ...line, productType: 'OVERSEAS' as const })) });
  expect(screen.getByLabelText(/개인통관고유부호/)).toBeTruthy();
  await user.selectOptions(country(), 'JP');
  expect(screen.queryByLabelText(/개인통관고유부호/)).toBeNull();
});

const OWN_DETAILS = '/mypage/member-info/real-name?toName=Payment&orderCd=O1';
test.each([
  ['ORDER_REAL_NAME_MISSING', '중국으로 보내려면 받는 분의 실명 정보가 필요해요.', '실명 정보 등록'],
  ['ORDER_REAL_NAME_MISMATCH', '받는 분 이름이 실명 정보와 달라요. 이름을 확인하거나, 다른 분이 받는다고 알려 주세요.', '실명 정보 보기'],
  ['ORDER_CORPORATE_CHINA', '법인 주문은 중국으로 보낼 수 없어요. 다른 나라를 골라 주세요.', null],
] as const)(
  'V-CN2 V-CORP2 an address refused for %s says why and leads on and back, and what was typed stays',
  async (reason, text, wayOn) => {
    const { user } = await show(anOrder(), { 'POST /orders/:orderCd/pay': refusal(reason) });
    await user.click(agree());
    await user.click(payButton());
    await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
    const way = wayOn && screen.getByRole('link', { name: wayOn });
    expect([way?.getAttribute('href') ?? null, screen.queryAllByRole('link', { name: /실명 정보/ }).length]).toEqual(
      wayOn ? [OWN_DETAILS, 1] : [null, 0],
    );
    await waitFor(() => expect(field('받는 분').value).toBe('김지수'));
  },
);

describe('V-CN2 China and the real name', () => {
  const inChina = {
    ...anAddress,
    mobile: '+8613800138000',
    countryCd: 'CN',
    recipient: '王小明',
    state: '上海市',
    city: '黄浦区',
    postalCode: '200001',
  };
  const open = (hasRealName: boolean, address: typeof inChina | null, endpoints: EndpointMocks = {}, over: Partial<Order> = {}) =>
    renderScreen(<PaymentScreen />, {
      at: '/order/payment/O1',
      messages,
      session: { isLogin: true, member: { memberType: 'PERSON', hasRealName } as MemberDetails },
      endpoints: {
        'GET /orders/:orderCd': anOrder({ address, ...over }),
        'GET /addresses': [{ ...inChina, addressCd: 'AD1', isDefault: false }],
        ...endpoints,
      },
    });
  const china = () => screen.getByRole<HTMLOptionElement>('option', { name: /^중국/ });
  const another = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '다른 분이 받아요' });
  const MISSING = /^중국으로 보내려면 받는 분의 실명 정보가 필요해요\./;

  test('without a saved one China says in the list what it needs, and leads there from the field; elsewhere nobody is asked', async () => {
    browserStorage().local.set('currentCountryCd', 'CN');
    const { user } = await open(false, null);
    expect([china().disabled, china().textContent, country().value]).toEqual([false, '중국 · 실명 정보 필요', 'CN']);
    expect(screen.getByText(MISSING)).toBeTruthy();
    expect(screen.getByRole('link', { name: '실명 정보 등록' }).getAttribute('href')).toBe(OWN_DETAILS);
    await user.selectOptions(country(), 'KR');
    expect([screen.queryByText(MISSING), screen.queryByRole('checkbox', { name: '다른 분이 받아요' })]).toEqual([null, null]);
  });

  test('an order that goes there already says so before it is paid', async () => {
    await open(false, inChina);
    expect(screen.getByRole('alert').textContent).toMatch(MISSING);
  });

  test('for somebody else nothing of the buyer is asked: the order says so, and the recipient gives it by a link', async () => {
    let sent: unknown;
    const { user } = await open(false, inChina, {
      'PUT /orders/:orderCd/address': ({ body }) => {
        sent = body;
        return anOrder({ address: inChina, recipientDetails: 'AWAITED' });
      },
      'POST /orders/:orderCd/pay': refusal('ORDER_PAYMENT_ERROR'),
    });
    await user.click(another());
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(agree());
    await user.click(payButton());
    await waitFor(() => expect(sent).toMatchObject({ countryCd: 'CN', isForAnother: true }));
  });

  test('what was chosen for an order stands again, and can be taken back', async () => {
    const { user } = await open(false, inChina, {}, { recipientDetails: 'AWAITED' });
    expect(another().checked).toBe(true);
    await user.click(another());
    expect(screen.getByRole('alert').textContent).toMatch(MISSING);
  });

  test('with a saved one China is a country like the others', async () => {
    browserStorage().local.set('currentCountryCd', 'CN');
    const { unmount } = await open(true, null);
    expect([china().disabled, china().textContent, country().value]).toEqual([false, '중국', 'CN']);
    expect([screen.queryByText(MISSING), screen.getByText(/받는 분 이름이 실명 정보와 같아야 해요/)]).toEqual([null, expect.anything()]);
    unmount();
    await open(true, inChina);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('V-CORP2 a company cannot choose China, and is told why before it pays', async () => {
  await renderScreen(<PaymentScreen />, {
    at: '/order/payment/O1',
    messages,
    session: { isLogin: true, member: { memberType: 'CORPORATE' } as MemberDetails },
    endpoints: { 'GET /orders/:orderCd': anOrder({ address: null }), 'GET /addresses': [] },
  });
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '중국' }).disabled).toBe(true);
  expect(screen.getByText('법인 주문은 중국으로 보낼 수 없어요')).toBeTruthy();
});
