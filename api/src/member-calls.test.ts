import { api } from '@hyangro/contracts/api';
import type { Endpoint } from '@hyangro/contracts/kit/contract';
import { GOODS } from './platform/testing/checkout';
import { createTestApp, type Caller, type TestApp } from './platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const memberCalls = (Object.entries(api) as [string, Endpoint][]).filter(([, { access }]) => access === 'member').map(([key]) => key);
/** Places of an address that take one of a few words. */
const KNOWN: Readonly<Record<string, string>> = { kind: 'RECEIPT', lineNo: '1' };
const call = (caller: Caller, key: string, values: Record<string, string>, body: unknown = {}) => {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? KNOWN[name] ?? 'X1');
  const send = { POST: caller.post, PUT: caller.put, PATCH: caller.patch }[method];
  if (send) return send(url, body);
  return method === 'DELETE' ? caller.delete(url, { payload: body as object }) : caller.get(url);
};

test.each(memberCalls)('R-MY-24 %s answers a visitor, and one with a made-up session, with 401', async (key) => {
  const stranger = shop.visitor();
  const refused = { exceptionName: 'AuthenticationException', messageCode: 'common.a0002', args: [] };
  const answer = await call(stranger, key, {});
  expect([answer.statusCode, answer.json()]).toEqual([401, refused]);
  const [method = '', path = ''] = key.split(' ');
  const forged = await shop.app.inject({
    method: method as 'GET',
    url: path.replace(/:\w+/g, 'X1'),
    headers: { cookie: 'hy_session=made-up', 'x-requested-with': 'hyangro', 'sec-fetch-site': 'same-origin' },
  });
  expect([forged.statusCode, forged.json()]).toEqual([401, refused]);
});

describe('what belongs to a member', () => {
  const AT_HOME = { recipient: '김지수', mobile: '010-1234-5678', postalCode: '04524', region: '서울', detail: '1' };
  /** A body for each call on something of one's own that would be accepted from its owner. */
  const OWNED: Record<string, unknown> = {
    'GET /orders/:orderCd': undefined,
    'PUT /orders/:orderCd/coupons': { coupons: [] },
    'PUT /orders/:orderCd/points': { points: 0 },
    'PUT /orders/:orderCd/address': AT_HOME,
    'POST /orders/:orderCd/pay': { payMethod: 'CARD' },
    'POST /orders/:orderCd/pay/confirm': { paymentKey: 'none' },
    'GET /orders/:orderCd/pay': undefined,
    'GET /orders/:orderCd/tracking': undefined,
    'GET /orders/:orderCd/real-name-link': undefined,
    'GET /orders/:orderCd/documents/:kind': undefined,
    'POST /orders/:orderCd/reorder': undefined,
    'POST /orders/:orderCd/cancel': undefined,
    'POST /orders/:orderCd/confirm': undefined,
    'POST /orders/:orderCd/lines/confirm': { lineNos: [1] },
    'GET /mypage/reviews/writable/:orderCd/:lineNo': undefined,
    'PATCH /cart/items/:cartItemCd': { quantity: 2 },
    'PUT /addresses/:addressCd': AT_HOME,
    'DELETE /addresses/:addressCd': undefined,
    'PUT /addresses/:addressCd/default': undefined,
  };
  let values: Record<string, string>;
  beforeAll(async () => {
    const owner = await shop.login('demo05');
    const { orderCd } = (await owner.post('/orders', { items: [GOODS] })).json();
    await owner.post('/cart/items', { productCd: 'P0009', quantity: 1 });
    const { items } = (await owner.get('/cart/items')).json();
    const [saved] = (await owner.post('/addresses', AT_HOME)).json();
    values = { orderCd, cartItemCd: items[0].cartItemCd, addressCd: saved.addressCd };
  });

  test('P-11 every call on an order, an address or a cart line is tried here', () => {
    const found = memberCalls.filter((key) => /:(orderCd|addressCd|cartItemCd)/.test(key));
    expect(found.sort()).toEqual(Object.keys(OWNED).sort());
  });

  test('P-11 a coupon that only another member holds is as unknown as one that does not exist', async () => {
    const [holder, other] = [await shop.login('demo01'), await shop.login('demo05')];
    const choose = async (caller: Caller, couponCd: number) => {
      const { orderCd } = (await caller.post('/orders', { items: [{ productCd: 'P0001', optionCd: 'P0001-02', quantity: 1 }] })).json();
      const answer = await caller.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd }] });
      return [answer.statusCode, answer.json().messageCode];
    };
    expect((await choose(holder, 1007))[0]).toBe(200);
    expect(await choose(other, 1007)).toEqual([500, 'coupon.a0005']);
    expect(await choose(other, 987_654)).toEqual([500, 'coupon.a0005']);
  });

  test.each(Object.keys(OWNED))('P-11 %s answers another member as if it did not exist', async (key) => {
    const stranger = await shop.login('demo06');
    const [others, none] = [await call(stranger, key, values, OWNED[key]), await call(stranger, key, {}, OWNED[key])];
    expect([others.statusCode, others.json().messageCode]).toEqual([404, 'common.a0003']);
    expect(others.json()).toEqual(none.json());
  });
});
