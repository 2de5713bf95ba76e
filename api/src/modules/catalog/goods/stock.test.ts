import { createTestApp, describePostgres, type TestApp } from '../../../platform/testing/test-app';
import { condition, raceOn } from '../../../platform/testing/race';
import { findGoods, returnStock, takeStock } from '../public';
import { findStock, setStock } from './stock.repository';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 20 });
}, 120_000);
afterAll(() => shop.close());

const small = { productCd: 'P0008', optionCd: 'P0008-01' };
const alone = { productCd: 'P0002', optionCd: null };
class Short extends Error {}
const buy = (lines: Parameters<typeof takeStock>[1]) =>
  shop.db.transaction(async (tx) => {
    if (await takeStock(tx, lines)) throw new Short();
  });

test('API-D12 all lines come off the shelf, or none does and the short one is named', async () => {
  await setStock(shop.db, 'P0008', 5, 'P0008-01');
  await setStock(shop.db, 'P0002', 1);
  await buy([
    { ...small, quantity: 2 },
    { ...small, quantity: 1 },
    { ...alone, quantity: 1 },
  ]);
  expect([await findStock(shop.db, small), await findStock(shop.db, alone)]).toEqual([2, 0]);
  await expect(
    buy([
      { ...small, quantity: 1 },
      { ...alone, quantity: 1 },
    ]),
  ).rejects.toBeInstanceOf(Short);
  expect(await findStock(shop.db, small)).toBe(2);
  const short = await shop.db.transaction((tx) => takeStock(tx, [{ ...small, quantity: 3 }]));
  expect(short).toEqual({ ...small, quantity: 3, stockCnt: 2 });
  await shop.db.transaction((tx) => returnStock(tx, [{ ...alone, quantity: 1 }]));
  // The caller may go on after a short line: what the other lines would have taken is on the shelf again.
  const two = await shop.db.transaction((tx) =>
    takeStock(tx, [
      { ...alone, quantity: 1 },
      { ...small, quantity: 3 },
    ]),
  );
  expect(two).toMatchObject({ ...small, stockCnt: 2 });
  expect([await findStock(shop.db, small), await findStock(shop.db, alone)]).toEqual([2, 1]);
});

test('API-D12 goods are told per option, and a product with sizes is no goods without one', async () => {
  const [size, unknown] = await findGoods(shop.db, [
    { productCd: 'P0001', optionCd: 'P0001-03' },
    { productCd: 'P0001', optionCd: null },
    { productCd: 'P9999', optionCd: null },
  ]);
  expect(size).toMatchObject({
    salePrice: 129_200,
    normalPrice: 190_000,
    volumeMl: 100,
    optionNm: expect.objectContaining({ ko: '100ml' }),
    brandCd: 'B01',
    isPerfume: true,
  });
  expect(size?.cateCds.sort()).toEqual(['C01', 'C0101']);
  expect(unknown).toBeUndefined();
});

describePostgres('races on PostgreSQL', () => {
  race(
    'NF-05 two hundred buyers of ten pieces get exactly ten, whatever order their lines have',
    {
      guard: condition(/"stock"\."stock_cnt" \+ \S*"pieces" >= 0/, 'true', ['stock_cnt_check']),
      harm: /Expected length: 190\s+Received length: 0/,
    },
    async () => {
      await setStock(shop.db, 'P0008', 10, 'P0008-01');
      await setStock(shop.db, 'P0002', 1_000);
      const lines = [
        { ...small, quantity: 1 },
        { ...alone, quantity: 1 },
      ];
      const results = await Promise.allSettled(Array.from({ length: 200 }, (_, at) => buy(at % 2 ? lines : [...lines].reverse())));
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(refused.every((reason) => reason instanceof Short)).toBe(true);
      expect(refused).toHaveLength(190);
      expect([await findStock(shop.db, small), await findStock(shop.db, alone)]).toEqual([0, 990]);
    },
  );
});
