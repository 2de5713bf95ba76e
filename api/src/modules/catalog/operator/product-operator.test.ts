import { IMPORT_MOST_PRODUCTS } from '@hyangro/contracts/operator/goods.contract';
import { IDEMPOTENCY_KEY_HEADER } from '@hyangro/contracts/wire-names';
import { newKey } from '../../../platform/testing/checkout';
import { hireOperators, type Operators } from '../../../platform/testing/operators';
import { raceOn, rowLocks } from '../../../platform/testing/race';
import { createTestApp, describePostgres, type TestApp } from '../../../platform/testing/test-app';

let shop: TestApp;
let staff: Operators;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 20 });
  staff = await hireOperators(shop);
}, 120_000);
afterAll(() => shop.close());

/** Who may look and no more. */
const OTHERS = ['VIEWER', 'ORDER', 'CS', 'CONTENT', 'RELEASE'];
const shown = async (code: string) => (await shop.visitor().get(`/product/${code}`)).json();
const inDesk = async (code: string) => (await staff.call('VIEWER', 'GET', `/operator/products/${code}`)).json();
const price = (code: string, body: object) => staff.call('CATALOG', 'PUT', `/operator/products/${code}/price`, body);
const stock = (code: string, body: object, headers?: Record<string, string>) =>
  staff.call('CATALOG', 'PUT', `/operator/stock/${code}`, body, headers);
const sale = (code: string, isOnSale: boolean) => staff.call('CATALOG', 'PUT', `/operator/products/${code}/sale`, { isOnSale });
const refusalOf = ({ statusCode, json }: Awaited<ReturnType<typeof price>>) => [statusCode, json().messageCode, json().args] as const;
const codesOf = (items: readonly { productCd: string }[]) => items.map(({ productCd }) => productCd);

test('API-D28 only who keeps the goods changes prices, pieces and what is on sale, or brings goods in; everybody who works here may look', async () => {
  const before = await inDesk('P0003');
  for (const [method, url, body] of [
    ['PUT', '/operator/products/P0003/price', { salePrice: 1 }],
    ['PUT', '/operator/products/P0003/sale', { isOnSale: false }],
    ['PUT', '/operator/stock/P0003', { to: 1 }],
    ['POST', '/operator/product-imports', { products: [{}], isDryRun: false }],
  ] as const)
    expect([url, await staff.refusedTo(method, url, method === 'POST' ? body : {})]).toEqual([url, OTHERS]);
  expect(await inDesk('P0003')).toEqual(before);
  expect(await staff.actionsOn('P0003')).toEqual([]);
  for (const url of ['/operator/products', '/operator/product-search?keyword=rose', '/operator/products/P0003'])
    expect([url, await staff.refusedTo('GET', url)]).toEqual([url, []]);
});

describe('goods', () => {
  test('API-D28 are listed by their codes, page by page, withdrawn ones too; of a brand, of a category with those below it', async () => {
    const { rows: all } = await shop.deps.pool.query<{ product_cd: string; brand_cd: string }>(
      'select product_cd, brand_cd from product order by product_cd',
    );
    const listed: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: { productCd: string }[]; nextCursor: string | null } = (
        await staff.call('VIEWER', 'GET', `/operator/products?limit=100${cursor && `&cursor=${cursor}`}`)
      ).json();
      listed.push(...codesOf(page.items));
      cursor = page.nextCursor;
    }
    expect(listed).toEqual(all.map((row) => row.product_cd));

    const ofBrand = (await staff.call('VIEWER', 'GET', '/operator/products?brandCd=B01&limit=100')).json().items;
    expect(codesOf(ofBrand)).toEqual(all.filter((row) => row.brand_cd === 'B01').map((row) => row.product_cd));
    const { totalCount } = (await shop.visitor().get('/category/C01/products')).json();
    const inCategory = (await staff.call('VIEWER', 'GET', '/operator/products?cateCd=C01&limit=100')).json();
    expect(inCategory.items).toHaveLength(Math.min(totalCount, 100));
    const both = (await staff.call('VIEWER', 'GET', '/operator/products?cateCd=C01&brandCd=B01&limit=2')).json();
    const rest = (await staff.call('VIEWER', 'GET', `/operator/products?cateCd=C01&brandCd=B01&cursor=${both.nextCursor}`)).json();
    expect([...both.items, ...rest.items].every(({ brandCd }: { brandCd: string }) => brandCd === 'B01')).toBe(true);
    expect(new Set(codesOf([...both.items, ...rest.items])).size).toBe(both.items.length + rest.items.length);
    expect((await staff.call('VIEWER', 'GET', '/operator/products?cursor=x')).statusCode).toBe(400);
  });

  test('API-D28 are found by words as shoppers find them, with prices and pieces', async () => {
    const found = (await staff.call('VIEWER', 'GET', '/operator/product-search?keyword=오렐르&limit=5')).json().items;
    const seen = (await shop.visitor().get('/search/products?keyword=오렐르')).json().items;
    expect(codesOf(found)).toEqual(codesOf(seen).slice(0, 5));
    expect(found[0]).toMatchObject({ name: { ko: expect.any(String), en: expect.any(String) }, salePrice: seen[0].salePrice });
    expect((await staff.call('VIEWER', 'GET', '/operator/product-search?keyword=%20')).statusCode).toBe(400);
  });

  test('API-D28 one is told with the prices, options and pieces that shoppers see; an unknown one is 404', async () => {
    const [desk, page] = [await inDesk('P0001'), await shown('P0001')];
    expect(desk).toMatchObject({ productCd: 'P0001', salePrice: page.salePrice, normalPrice: page.normalPrice, isOnSale: true });
    expect(desk.goods.map(({ optionCd, stockCnt }: Record<string, unknown>) => [optionCd, stockCnt])).toEqual(
      page.options.map(({ optionCd, stockCnt }: Record<string, unknown>) => [optionCd, stockCnt]),
    );
    expect(desk.stockCnt).toBe(page.stockCnt);
    expect((await inDesk('P0002')).goods).toMatchObject([{ code: 'P0002', optionCd: null, addPrice: 0 }]);
    expect((await staff.call('VIEWER', 'GET', '/operator/products/NOPE')).statusCode).toBe(404);
  });
});

describe('a price', () => {
  test('API-D28 changes on the product’s page, in lists and in carts at once; the record says who, from what and to what', async () => {
    const member = await shop.login('demo07');
    await member.delete('/cart/items');
    await member.post('/cart/items', { productCd: 'P0003', optionCd: null, quantity: 1 });
    const before = await inDesk('P0003');
    const { statusCode, json } = await price('P0003', { salePrice: 30_000, normalPrice: 40_000 });
    expect([statusCode, json()]).toEqual([200, { ...before, salePrice: 30_000, normalPrice: 40_000, discountRate: 25 }]);
    expect(await shown('P0003')).toMatchObject({ salePrice: 30_000, normalPrice: 40_000, discountRate: 25 });
    expect(JSON.stringify((await member.get('/cart/items')).json())).toContain('"salePrice":30000');
    const list = (await shop.visitor().get(`/brand/${before.brandCd}/products?limit=60`)).json().items;
    expect(list.find(({ productCd }: { productCd: string }) => productCd === 'P0003')).toMatchObject({ salePrice: 30_000 });
    expect(await staff.actionsOn('P0003')).toEqual([
      {
        actor: 'catalog',
        action: 'product.price',
        before: { salePrice: before.salePrice, normalPrice: before.normalPrice },
        after: { salePrice: 30_000, normalPrice: 40_000 },
      },
    ]);
    await price('P0003', { salePrice: 30_000 });
    expect(await staff.actionsOn('P0003')).toHaveLength(1);
  });

  test('API-D28 that somebody else has changed meanwhile is not overwritten by who has not seen it', async () => {
    const { salePrice, normalPrice } = await inDesk('P0004');
    const from = { salePrice, normalPrice };
    expect((await price('P0004', { salePrice: salePrice - 100, from })).statusCode).toBe(200);
    expect(refusalOf(await price('P0004', { salePrice: salePrice - 200, from }))).toEqual([409, 'product.a0001', []]);
    expect((await shown('P0004')).salePrice).toBe(salePrice - 100);
    expect(await staff.actionsOn('P0004')).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['above the list price', { salePrice: 900_000 }, 'salePrice'],
    ['above a new list price', { salePrice: 20_000, normalPrice: 10_000 }, 'salePrice'],
    ['below nothing', { salePrice: -1 }, 'salePrice'],
    ['of a part of a won', { salePrice: 10.5 }, 'salePrice'],
    ['beyond what the shop can hold', { salePrice: 1, normalPrice: 2 ** 31 }, 'normalPrice'],
    ['that is a word', { salePrice: '1' }, 'salePrice'],
    ['that is missing', { normalPrice: 50_000 }, 'salePrice'],
  ])('API-D28 %s is refused at its field, and nothing is changed', async (_, body, field) => {
    const before = await inDesk('P0006');
    const [status, code, args] = refusalOf(await price('P0006', body));
    expect([status, code, args]).toEqual([422, 'common.a0016', [expect.objectContaining({ field, code: 'validation.v0021' })]]);
    expect(await inDesk('P0006')).toEqual(before);
    expect(await staff.actionsOn('P0006')).toEqual([]);
  });

  test('API-D28 of an unknown product is 404', async () => expect((await price('NOPE', { salePrice: 1 })).statusCode).toBe(404));
});

describe('pieces', () => {
  test('API-D28 are set and moved, of one option without the others, and shoppers see them at once', async () => {
    expect((await stock('P0002', { to: 9 })).json()).toMatchObject({ productCd: 'P0002', optionCd: null, after: 9 });
    expect((await stock('P0002', { by: 3 })).json()).toMatchObject({ before: 9, after: 12 });
    expect((await stock('P0002', { by: -12 })).json()).toMatchObject({ before: 12, after: 0 });
    expect((await shown('P0002')).stockCnt).toBe(0);
    const before = (await shown('P0001')).options;
    await stock('P0001-02', { by: 1 });
    expect((await shown('P0001')).options.map(({ stockCnt }: { stockCnt: number }) => stockCnt)).toEqual(
      before.map(({ stockCnt, optionCd }: { stockCnt: number; optionCd: string }) => stockCnt + Number(optionCd === 'P0001-02')),
    );
    const [last] = await staff.actionsOn('P0002');
    expect(last).toMatchObject({ actor: 'catalog', action: 'product.stock', before: { stockCnt: 12 }, after: { stockCnt: 0 } });
  });

  test('API-D28 of somebody who has seen another number are not changed', async () => {
    await stock('P0002', { to: 5 });
    for (const body of [
      { to: 1, from: 4 },
      { by: 1, from: 4 },
    ])
      expect(refusalOf(await stock('P0002', body))).toEqual([409, 'product.a0001', []]);
    expect((await stock('P0002', { to: 6, from: 5 })).json()).toMatchObject({ after: 6 });
  });

  test('API-D28 sent again under the same key are moved once', async () => {
    await stock('P0002', { to: 5 });
    const headers = { [IDEMPOTENCY_KEY_HEADER]: newKey() };
    for (let n = 0; n < 2; n += 1) expect((await stock('P0002', { by: 2 }, headers)).json()).toMatchObject({ before: 5, after: 7 });
    expect((await stock('P0002', { by: 3 }, headers)).statusCode).toBe(422);
    expect((await inDesk('P0002')).stockCnt).toBe(7);
  });

  test.each<[string, string, object, number, string, unknown]>([
    ['below none', 'P0002', { by: -100_000 }, 409, 'product.a0002', [7]],
    ['of a product whose options have them', 'P0001', { to: 5 }, 409, 'product.a0003', []],
    ['of what is not there', 'NOPE', { to: 5 }, 404, 'order.a0015', []],
    ['beyond what a shelf holds', 'P0002', { by: 2 ** 31 - 1 }, 422, 'common.a0016', [{ field: 'by', code: 'validation.v0021' }]],
    ['to less than none', 'P0002', { to: -1 }, 422, 'common.a0016', expect.anything()],
    ['both ways', 'P0002', { to: 5, by: 1 }, 422, 'common.a0016', expect.anything()],
    ['no way', 'P0002', {}, 422, 'common.a0016', expect.anything()],
  ])('API-D28 cannot be changed %s', async (_, code, body, status, message, args) => {
    await stock('P0002', { to: 7 });
    const before = (await staff.actionsOn(code)).length;
    expect(refusalOf(await stock(code, body))).toEqual([status, message, args]);
    expect((await inDesk('P0002')).stockCnt).toBe(7);
    expect(await staff.actionsOn(code)).toHaveLength(before);
  });
});

test('API-D28 a product that is taken off sale is found by no shopper, and again once it is back', async () => {
  const brand = `/brand/${(await inDesk('P0005')).brandCd}/products?limit=60`;
  const isListed = async () => codesOf((await shop.visitor().get(brand)).json().items).includes('P0005');
  expect((await sale('P0005', false)).json()).toMatchObject({ productCd: 'P0005', isOnSale: false });
  expect([(await shop.visitor().get('/product/P0005')).statusCode, await isListed()]).toEqual([404, false]);
  await sale('P0005', false);
  expect((await sale('P0005', true)).statusCode).toBe(200);
  expect([(await shop.visitor().get('/product/P0005')).statusCode, await isListed()]).toEqual([200, true]);
  expect((await staff.actionsOn('P0005')).map(({ action, before, after }) => [action, before, after])).toEqual([
    ['product.sale', { isOnSale: false }, { isOnSale: true }],
    ['product.sale', { isOnSale: true }, { isOnSale: false }],
  ]);
  expect((await sale('NOPE', true)).statusCode).toBe(404);
});

describe('an import', () => {
  const text = (word: string) => ({ ko: word, en: word, cn: word });
  const entry = (productCd: string, changes: object = {}) => ({
    productCd,
    brandCd: 'B01',
    cateCd: 'C0101',
    extraCateCds: [],
    productType: 'DOMESTIC',
    name: text(`Sent ${productCd}`),
    summary: text('Sent'),
    description: text('Sent over the net'),
    normalPrice: 50_000,
    salePrice: 40_000,
    volumeText: null,
    volumeMl: null,
    weightG: null,
    isPerfume: false,
    optionType: null,
    options: [],
    stockCnt: 7,
    notes: null,
    ingredients: [],
    skinTypes: [],
    concerns: [],
    maxPurchaseQty: 10,
    isNew: true,
    isBest: false,
    freeShipping: false,
    minGrade: null,
    firstPurchaseOnly: false,
    launchDate: '2026-01-01',
    keywords: [],
    images: { main: 'P0001', gallery: [], shopper: [] },
    ...changes,
  });
  const send = (products: readonly object[], options: object = {}) =>
    staff.call('CATALOG', 'POST', '/operator/product-imports', { products, ...options });
  const isThere = async (code: string) => (await shop.visitor().get(`/product/${code}`)).statusCode === 200;

  test('API-D28 says in a dry run what it would do, does it when it is meant, and the same again changes nothing', async () => {
    const goods = [entry('NET-1'), entry('NET-2', { stockCnt: 3 })];
    const counts = { create: 2, update: 0, unchanged: 0 };
    expect((await send(goods, { isDryRun: true })).json()).toMatchObject({ isDryRun: true, counts, problems: [] });
    expect(await isThere('NET-1')).toBe(false);
    expect((await send(goods)).json()).toMatchObject({ isDryRun: false, counts });
    expect(await shown('NET-2')).toMatchObject({ productNm: 'Sent NET-2', salePrice: 40_000, discountRate: 20, stockCnt: 3 });
    expect((await send(goods)).json().counts).toEqual({ create: 0, update: 0, unchanged: 2 });

    const changed = (await send([entry('NET-1', { salePrice: 30_000, stockCnt: 1 })])).json();
    expect(changed.products).toEqual([{ line: 1, productCd: 'NET-1', verdict: 'update', changes: ['salePrice'] }]);
    expect(await shown('NET-1')).toMatchObject({ salePrice: 30_000, stockCnt: 7 });
    await send([entry('NET-1', { salePrice: 30_000, stockCnt: 1 })], { setsStock: true });
    expect((await shown('NET-1')).stockCnt).toBe(1);
    expect(await staff.actionsOn('NET-1')).toMatchObject([
      { actor: 'catalog', action: 'product.import-update', after: { changes: 'stockCnt' } },
      {
        action: 'product.import-update',
        before: { salePrice: 40_000, normalPrice: 50_000 },
        after: { salePrice: 30_000, normalPrice: 50_000, changes: 'salePrice' },
      },
      { action: 'product.import-create', before: null, after: { salePrice: 40_000, normalPrice: 50_000 } },
    ]);
  });

  test('API-D28 with faults names each by line and column, and none of its goods comes in', async () => {
    const goods = [
      entry('NET-8'),
      entry('NET-9', { brandCd: 'NOPE', salePrice: 60_000 }),
      entry('NET-10', { name: { ko: '이름', en: 'Name' }, images: { main: 'P0001', gallery: [], shopper: [] } }),
      entry('NET-11', { cateCd: 'NOPE', images: { main: 'none', gallery: [], shopper: [] } }),
    ];
    const dry = (await send(goods, { isDryRun: true })).json();
    expect(dry.problems.map(({ line, column }: { line: number; column: string }) => [line, column])).toEqual([
      [2, 'salePrice'],
      [3, 'name.cn'],
      [4, 'cateCd'],
      [4, 'images.main'],
    ]);
    expect(dry.products.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['create', 'error', 'error', 'error']);
    const [status, code, args] = refusalOf(await send(goods));
    expect([status, code]).toEqual([422, 'common.a0016']);
    expect(args).toContainEqual({ field: 'products.3.cateCd', code: 'validation.v0021', reason: 'the shop has no category “NOPE”' });
    expect(await isThere('NET-8')).toBe(false);
    expect(await staff.actionsOn('NET-8')).toEqual([]);
  });

  test('API-D28 of more goods than one call takes, of none, or of something else than goods is refused', async () => {
    for (const products of [[], Array.from({ length: IMPORT_MOST_PRODUCTS + 1 }, () => ({})), ['P0001'], [null]])
      expect((await staff.call('CATALOG', 'POST', '/operator/product-imports', { products })).statusCode).toBe(422);
    const heavy = await send([entry('NET-12', { note: 'x'.repeat(5 * 1024 * 1024) })]);
    expect([heavy.statusCode, await isThere('NET-12')]).toEqual([413, false]);
  });

  test('API-D28 of as many goods as one call takes is done within its time', async () => {
    const goods = Array.from({ length: IMPORT_MOST_PRODUCTS }, (_, at) => entry(`MANY-${at}`));
    expect((await send(goods)).json().counts).toEqual({ create: IMPORT_MOST_PRODUCTS, update: 0, unchanged: 0 });
  });
});

describePostgres('races on PostgreSQL', () => {
  race(
    'API-D28 pieces that many operators move at once are all counted, and each move has its line in the record',
    { guard: rowLocks, harm: /Expected|Received/ },
    async () => {
      await stock('P0002', { to: 100 });
      const before = (await staff.actionsOn('P0002')).length;
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => stock('P0002', { by: at % 2 ? 3 : -1 })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
      expect((await inDesk('P0002')).stockCnt).toBe(120);
      const moves = (await staff.actionsOn('P0002'))
        .slice(0, 20)
        .map(({ before, after }) => Number(after?.['stockCnt']) - Number(before?.['stockCnt']));
      expect(moves.sort((a, b) => a - b)).toEqual([...Array.from({ length: 10 }, () => -1), ...Array.from({ length: 10 }, () => 3)]);
      expect(before).toBeGreaterThan(0);
    },
  );

  race(
    'API-D28 of operators who change one price that they have all seen, one is done and the others are told',
    { guard: rowLocks, harm: /Expected|Received/ },
    async () => {
      await price('P0009', { salePrice: 10_000, normalPrice: 90_000 });
      const from = { salePrice: 10_000, normalPrice: 90_000 };
      const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => price('P0009', { salePrice: 20_000 + at, from })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    },
  );
});
