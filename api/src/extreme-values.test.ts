import * as z from 'zod';
import { api } from '@hyangro/contracts/api';
import type { Endpoint } from '@hyangro/contracts/kit/contract';
import { addOperator } from './modules/operator/public';
import { GOODS } from './platform/testing/checkout';
import { createTestApp, newAddress, type Caller, type TestApp } from './platform/testing/test-app';

/** No call may answer these with a fault: each has its refusal, or is a value like any other. */
const NUMBERS = [2 ** 31, -(2 ** 31) - 1, 2 ** 53, -1, 0, 1.5, 1e21, 1e308];
const TEXTS = [...NUMBERS.map(String), '99999999999999999999', 'NaN', 'Infinity', '0x10', '%00', '\u{1F339}', "' or 1=1 --", 'constructor'];
const CURSORS = [
  ['04', 2 ** 31, 'P1', 2],
  ['04', 30_000, 'P1', 2 ** 53],
  ['02', '2026-02-31', 'P1', 2],
  ['02', '0000-01-01', 'P1', 2],
  ['score', 1.5, 'P1', 2],
  ['newest', '+275760-09-13T00:00:00.000Z', 'U1'],
  ['newest', '2026-02-31T00:00:00.000Z', 'U1'],
  ['newest', '2026', 'U1'],
  ['helpful', 1e300, 'U1'],
  ['best', true, 2 ** 53, 'U1'],
  [-8.64e15, 'H1'],
  ['-271821-04-20T00:00:00.000Z', 'H1'],
  ['0000-01-01T00:00:00.000Z', 'H1'],
].map((values) => Buffer.from(JSON.stringify(values)).toString('base64url'));

let shop: TestApp;
let member: Caller;
let orderCd = '';
let token: string | null;
beforeAll(async () => {
  shop = await createTestApp();
  token = await addOperator(shop.db, 'kim', 'ADMIN', { name: 'cli:test', requestId: null }, shop.clock.now());
  member = await shop.login('demo05', { inApp: true });
  orderCd = (await member.post('/orders', { items: [GOODS] })).json().orderCd;
});
afterAll(() => shop.close());

const call = async (key: string, url: string, body?: unknown) => {
  const [method = ''] = key.split(' ');
  const send = { POST: member.post, PUT: member.put, PATCH: member.patch }[method];
  // Limits count by address; a limited call would tell nothing.
  const isOfOperator = url.startsWith('/operator/');
  const options = { remoteAddress: newAddress(), ...(isOfOperator && { headers: { authorization: `Bearer ${token}` } }) };
  const { statusCode, body: text } = send ? await send(url, body, options) : await member.get(url, options);
  const isFault = statusCode >= 500 && text.includes('SystemException');
  return { url, body, isFault: isFault || text.includes('TooManyRequestsException') };
};
/** One after another: hundreds at once would only wait for the database's one connection. */
const faultsOf = async (calls: readonly [key: string, url: string, body?: unknown][]) => {
  // Calls of a member are limited by session, too.
  member = await shop.login('demo05', { inApp: true });
  const faults: unknown[] = [];
  for (const each of calls) {
    const answer = await call(...each);
    if (answer.isFault) faults.push(answer);
  }
  return faults;
};

const claimsOf = (value: number): object[] => [
  { orderCd, claimType: 'CANCEL', lines: [{ lineNo: value, quantity: 1 }] },
  { orderCd, claimType: 'CANCEL', lines: [{ lineNo: 1, quantity: value }] },
];

const feedsOf = (value: number): object[] =>
  [
    { mediaIndex: value, x: 0, y: 0 },
    { mediaIndex: 0, x: value, y: 0 },
    { mediaIndex: 0, x: 0, y: value },
  ].map((place) => ({ text: 'two bottles', mediaKeys: ['none'], products: [{ productCd: 'P0001', ...place }] }));
const REVIEW = { rating: 5, title: 'A scent', content: 'It stays on a scarf for two days, and longer on wool.' };

const NAME = { ko: '쿠폰', en: 'Coupon', cn: '券' };
const COUPON = {
  name: NAME,
  description: NAME,
  type: 'AMOUNT',
  value: 1,
  minAmount: 0,
  maxDiscount: null,
  target: { productCds: [], brandCds: [], cateCds: [] },
  grades: [],
  issueKind: 'DOWNLOAD',
  totalCount: null,
  perMember: 1,
  usableDaysAfterIssue: null,
  validFrom: '2026-01-01T00:00:00Z',
  validTo: '2026-01-02T00:00:00Z',
};
const RAFFLE_NUMBERS = ['winnersCount', 'ticketCost', 'maxEntriesPerMember', 'shippingFeeWon'];
const RAFFLE = {
  productCd: 'P0001',
  optionCd: 'P0001-01',
  title: NAME,
  description: NAME,
  winnersCount: 1,
  ticketCost: 1,
  maxEntriesPerMember: 1,
  shippingFeeWon: 0,
  startAt: '2099-12-01T00:00:00Z',
  endAt: '2099-12-02T00:00:00Z',
};

/** Every body of the contract with a number in it, that number to be filled in. */
const BODIES: Record<string, (value: number) => [path: string, body: unknown][]> = {
  'POST /coupon': (couponCd) => [['/coupon', { couponCd }]],
  'POST /common/logs/access': (value) => [
    [
      '/common/logs/access',
      {
        eventName: 'refund',
        eventParams: { transaction_id: 'H1', currency: 'KRW', value },
        fullUrl: 'https://shop.test/',
        queryString: '',
      },
    ],
  ],
  'POST /cart/items': (quantity) => [['/cart/items', { ...GOODS, quantity }]],
  'POST /cart/merge': (quantity) => [['/cart/merge', { items: [{ ...GOODS, quantity }] }]],
  'POST /cart/restore': (quantity) => [
    ['/cart/restore', { items: [{ ...GOODS, quantity, cartItemCd: 'CI-x', isSelected: true, addedAt: '0000-01-01T00:00:00Z' }] }],
  ],
  'PATCH /cart/items/:cartItemCd': (quantity) => [['/cart/items/none', { quantity }]],
  'POST /orders': (quantity) => [['/orders', { items: [{ ...GOODS, quantity }] }]],
  'PUT /orders/:orderCd/coupons': (value) => [
    [`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: value, couponCd: 1 }] }],
    [`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: value }] }],
  ],
  'POST /orders/:orderCd/lines/confirm': (lineNo) => [[`/orders/${orderCd}/lines/confirm`, { lineNos: [lineNo] }]],
  'POST /orders/:orderCd/pay': (payment) => [[`/orders/${orderCd}/pay`, { payMethod: 'CARD', payment }]],
  'POST /operator/orders/:orderCd/ship': (lineNo) => [
    [`/operator/orders/${orderCd}/ship`, { carrierCd: 'CJ', invoiceNo: '123456789012', lineNos: [lineNo] }],
  ],
  'POST /tracking-items': (salePrice) => [['/tracking-items', { items: [{ productCd: 'P0001', salePrice }] }]],
  'POST /claims/preview': (value) => claimsOf(value).map((body) => ['/claims/preview', body]),
  'POST /claims': (value) => claimsOf(value).map((body) => ['/claims', { ...body, reason: 'ten letters or more', photoKeys: [] }]),
  'PUT /notifications/read': (upToSeq) => [['/notifications/read', { upToSeq }]],
  'POST /reviews': (value) => [
    ['/reviews', { ...REVIEW, orderCd, lineNo: value }],
    ['/reviews', { ...REVIEW, orderCd, lineNo: 1, rating: value }],
    ['/reviews', { ...REVIEW, orderCd, lineNo: 1, traits: { LASTING: value } }],
  ],
  'PUT /reviews/:ugcCd': (rating) => [['/reviews/RV0001', { ...REVIEW, rating }]],
  'POST /feeds': (value) => feedsOf(value).map((body) => ['/feeds', body]),
  'PUT /feeds/:ugcCd': (value) => feedsOf(value).map((body) => ['/feeds/FD0001', body]),
  'POST /media-uploads': (bytes) => [['/media-uploads', { contentType: 'video/mp4', bytes }]],
  'POST /media-uploads/:mediaKey/complete': (bytes) => [['/media-uploads/none/complete', { bytes }]],
  'PUT /operator/products/:productCd/price': (value) => [
    ['/operator/products/P0001/price', { salePrice: value }],
    ['/operator/products/P0001/price', { salePrice: 1, normalPrice: value }],
    ['/operator/products/P0001/price', { salePrice: 1, from: { salePrice: value, normalPrice: value } }],
  ],
  'PUT /operator/stock/:code': (value) => [
    ['/operator/stock/P0002', { to: value }],
    ['/operator/stock/P0002', { by: value }],
    ['/operator/stock/P0002', { by: -value }],
    ['/operator/stock/P0002', { to: 1, from: value }],
  ],
  'PUT /operator/coupons/:couponCd': (value) =>
    ['value', 'minAmount', 'maxDiscount', 'totalCount', 'perMember', 'usableDaysAfterIssue'].map((field) => [
      `/operator/coupons/${3_000 + NUMBERS.indexOf(value)}`,
      { ...COUPON, [field]: value },
    ]),
  'POST /operator/layouts/:layoutCd/publish': (value) => [
    ['/operator/layouts/EV01/publish', { version: value }],
    ['/operator/layouts/EV01/publish', { version: 1, from: value }],
  ],
  'POST /operator/layouts/:layoutCd/rollback': (value) => [['/operator/layouts/EV01/rollback', { version: value, from: value }]],
  'PUT /operator/layouts/:layoutCd/schedule': (version) => [
    ['/operator/layouts/EV01/schedule', { version, publishAt: '2099-12-01T00:00:00Z' }],
  ],
  'PUT /operator/raffles/:raffleProductCd': (value) =>
    RAFFLE_NUMBERS.map((field) => [`/operator/raffles/EXTREME-${field}`, { ...RAFFLE, [field]: value }]),
  'PATCH /operator/raffles/:raffleProductCd': (value) => RAFFLE_NUMBERS.map((field) => ['/operator/raffles/RF0001', { [field]: value }]),
  'POST /operator/members/:memCd/ugc-ban': (days) => [['/operator/members/M0001/ugc-ban', { days }]],
  'PUT /orders/:orderCd/points': (points) => [[`/orders/${orderCd}/points`, { points }]],
};
const endpoints = Object.entries(api) as [string, Endpoint][];
const fieldsOf = (schema: z.ZodType | undefined) => Object.keys((schema as z.ZodObject | undefined)?.shape ?? {});

test('V-SRV1 every call whose body holds a number is tried here', () => {
  const holdsNumber = ({ body }: Endpoint) =>
    body && /"type":"(integer|number)"/.test(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })));
  expect(
    endpoints
      .filter(([, endpoint]) => holdsNumber(endpoint))
      .map(([key]) => key)
      .sort(),
  ).toEqual(Object.keys(BODIES).sort());
});

test.each(Object.keys(BODIES))('V-SRV1 no number in the body of %s is a fault', async (key) => {
  const calls = NUMBERS.flatMap((value) => BODIES[key]?.(value) ?? []).map(([url, body]): [string, string, unknown] => [key, url, body]);
  expect(await faultsOf(calls)).toEqual([]);
});

test.each(endpoints.filter(([key]) => key.includes(':')).map(([key]) => key))(
  'V-SRV1 no code in the address of %s is a fault',
  async (key) => {
    const [, path = ''] = key.split(' ');
    const calls = TEXTS.map((text): [string, string, unknown] => [
      key,
      path.replace(/:\w+/g, encodeURIComponent(text).replace('%2500', '%00')),
      {},
    ]);
    expect(await faultsOf(calls)).toEqual([]);
  },
);

test.each(endpoints.filter(([, { query }]) => query).map(([key]) => key))('API-10 no value in the query of %s is a fault', async (key) => {
  const [, path = ''] = key.split(' ');
  const url = path.replace(':cateCd', 'C02').replace(':productCd', 'P0001').replace(':virtualCategoryCd', 'VC01');
  const { query } = (api as Record<string, Endpoint>)[key] ?? {};
  const pairs = fieldsOf(query).flatMap((field) =>
    [...TEXTS, ...CURSORS].map((text) => `${field}=${encodeURIComponent(text).replace('%2500', '%00')}`),
  );
  const sorted = fieldsOf(query).includes('cursor')
    ? CURSORS.flatMap((cursor) => ['orderByCd=02', 'orderByCd=04', 'sort=newest', 'sort=lowest'].map((sort) => `${sort}&cursor=${cursor}`))
    : [];
  expect(await faultsOf([...pairs, ...sorted].map((search): [string, string] => [key, `${url}?${search}`]))).toEqual([]);
});

test('V-SRV1 an impossible coupon is refused by name', async () => {
  const answer = await member.post('/coupon', { couponCd: 2 ** 31 }, { remoteAddress: newAddress() });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { exceptionName: 'ValidationException', messageCode: 'common.a0016', args: [{ field: 'couponCd', code: 'validation.v0021' }] },
  ]);
});
