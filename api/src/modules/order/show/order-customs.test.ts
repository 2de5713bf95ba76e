import type { Caller, TestApp } from '../../../platform/testing/test-app';
import { ADDRESS, newKey, openCheckout, type Desk } from '../../../platform/testing/checkout';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

/** Every test has a receiver of its own. */
let receiver = { ...ADDRESS };
let people = 0;
beforeEach(() => {
  receiver = { ...ADDRESS, customsCode: `P${(people += 1)}`.padEnd(13, '0') };
});

/** Overseas perfumes of 50 ml: 85,280 and 92,800 won. */
const [ROSE, FIG] = [
  { productCd: 'P0005', quantity: 1 },
  { productCd: 'P0012', quantity: 1 },
];

async function placed(goods: object, address: object = receiver): Promise<string> {
  const orderCd = await desk.place([goods]);
  await member.put(`/orders/${orderCd}/address`, address);
  return orderCd;
}
async function bought(goods: object, address?: object): Promise<string> {
  const orderCd = await placed(goods, address);
  const paymentKey = await desk.openPay(orderCd);
  await desk.decide(paymentKey, 'approve');
  await desk.confirm(orderCd, paymentKey);
  return orderCd;
}
const customsOf = async (orderCd: string) => (await desk.read(orderCd)).customs;

test('AHEAD-09 K-CUS an order alone is judged alone; goods sent from Korea have no customs', async () => {
  expect(await customsOf(await placed(ROSE))).toEqual({ goodsWon: 85_280, perfumeMl: 50, passedLimit: null, taxWon: 0, otherOrders: 0 });
  expect(await customsOf(await desk.place())).toBeNull();
});

test('AHEAD-09 K-CUS two orders of one day to one receiver are one load for customs, and the tax is told before paying', async () => {
  await bought(ROSE);
  const second = await placed(FIG);
  expect(await customsOf(second)).toEqual({
    goodsWon: 178_080,
    perfumeMl: 100,
    passedLimit: 'volume',
    taxWon: Math.floor(178_080 * 0.188),
    otherOrders: 1,
  });
  expect((await desk.read(second)).amounts).toMatchObject({ customsEstimate: 0, payment: 92_800 });
});

test.each([
  ['another receiver', { recipient: '이봄' }],
  ['another customs code', { customsCode: 'P999999999999' }],
])('AHEAD-09 goods for %s are not added up', async (_, other) => {
  await bought(ROSE);
  expect(await customsOf(await placed(FIG, { ...receiver, ...other }))).toMatchObject({ perfumeMl: 50, taxWon: 0, otherOrders: 0 });
});

test('AHEAD-09 the customs code counts however it is written', async () => {
  await bought(ROSE);
  expect(await customsOf(await placed(FIG, { ...receiver, customsCode: receiver.customsCode.toLowerCase() }))).toMatchObject({
    otherOrders: 1,
  });
});

test('AHEAD-09 an order of yesterday, and one that gave its pieces back unpaid, are not added up', async () => {
  await bought(ROSE);
  shop.clock.advance(24 * 3_600_000);
  const unpaid = await placed(ROSE);
  const paying = await placed(FIG);
  expect(await customsOf(paying)).toMatchObject({ goodsWon: 92_800, otherOrders: 0 });
  expect((await desk.read(unpaid)).reservedUntil).toBeNull();
});

test('an order that is being paid is added up; one of the next day is not added to that of the day before', async () => {
  const first = await placed(ROSE);
  await desk.openPay(first);
  const second = await bought(FIG);
  expect(await customsOf(second)).toMatchObject({ goodsWon: 178_080, otherOrders: 1 });
  shop.clock.advance(24 * 3_600_000);
  await bought(FIG);
  expect(await customsOf(second)).toMatchObject({ otherOrders: 1 });
});

test('AHEAD-09 another member who orders for the same receiver is not looked at', async () => {
  await bought(ROSE);
  const other = await shop.login('demo06');
  const { orderCd } = (await other.post('/orders', { idempotencyKey: newKey(), items: [FIG] })).json();
  const { json } = await other.put(`/orders/${orderCd}/address`, receiver);
  expect(json().customs).toMatchObject({ otherOrders: 0 });
});

describe('the exchange rate moves', () => {
  const setRate = (main: number, sub = 1) => jest.spyOn(shop.deps.exchangeRate, 'read').mockResolvedValue({ main, sub });
  afterEach(() => jest.restoreAllMocks());

  test('K-CUS NF-04 an order keeps the rate it was placed at: its dollars, its customs limit and its estimate stay, and the next order has the new one', async () => {
    setRate(1_000);
    const before = await placed(FIG);
    const first = await desk.read(before);
    expect(first).toMatchObject({
      exchangeRate: { main: 1_000, sub: 1 },
      customs: { passedLimit: null, taxWon: 0 },
      amounts: { customsEstimate: 0 },
    });
    setRate(500);
    const after = await desk.read(before);
    expect([after.exchangeRate, after.customs, after.amounts]).toEqual([first.exchangeRate, first.customs, first.amounts]);
    const { json } = await member.put(`/orders/${before}/points`, { points: 0 });
    expect(json().amounts).toEqual(first.amounts);

    receiver = { ...receiver, customsCode: 'P555555555555' };
    const estimate = Math.floor(92_800 * 0.188);
    expect(await desk.read(await placed(FIG))).toMatchObject({
      exchangeRate: { main: 500, sub: 1 },
      customs: { passedLimit: 'price', taxWon: estimate },
      amounts: { customsEstimate: estimate },
    });
  });

  test('K-CUS a rate that is told for ten dollars counts like the same one for one', async () => {
    setRate(5_000, 10);
    expect(await desk.read(await placed(FIG))).toMatchObject({ customs: { passedLimit: 'price' } });
    receiver = { ...receiver, customsCode: 'P666666666666' };
    setRate(10_000, 10);
    expect(await desk.read(await placed(FIG))).toMatchObject({ customs: { passedLimit: null } });
  });
});
