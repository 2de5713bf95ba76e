import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 120_000);
afterAll(() => shop.close());

const seed = async (scenario: string) => (await shop.visitor().post('/__qa/seed', { scenario })).json();
const stockOf = async (productCd: string) => (await shop.visitor().get(`/product/${productCd}`)).json().stockCnt;

test('QA-02 D-C06 a test may start with the last piece, or with nothing left', async () => {
  const { productCd } = await seed('last-piece');
  expect(await stockOf(productCd)).toBe(1);
  await seed('sold-out');
  expect(await stockOf(productCd)).toBe(0);
});

test('QA-02 ST-TIME-02 a test may start seconds before a sale ends, and the page shows it at once', async () => {
  const endOf = async () =>
    (await shop.visitor().get('/main/layouts/MAIN'))
      .json()
      .displayItems.find(({ virtualCategoryCd }: { virtualCategoryCd: string }) => virtualCategoryCd === 'VC0101').virtualCategoryEndTime;
  const before = await endOf();
  const { endsAt } = await seed('time-sale-ending');
  const seconds = (Date.parse(endsAt) - shop.clock.now().getTime()) / 1000;
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(5);
  const after = await endOf();
  expect(after).not.toBe(before);
  expect(Math.abs(Date.parse(`${after.replace(' ', 'T')}+09:00`) - Date.parse(endsAt))).toBeLessThan(1_000);
});

test('QA-02 R-RAF-02 a test may start with an open raffle', async () => {
  const { raffleProductCd } = await seed('raffle-open');
  expect((await shop.visitor().get(`/raffles/${raffleProductCd}`)).json().state).toBe('IN_PROGRESS');
});
