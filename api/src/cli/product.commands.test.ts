import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 120_000);
afterAll(() => shop.close());
const type = (line: string) => operate(shop, line);
const product = async (code: string) => (await shop.visitor().get(`/product/${code}`)).json();

describe('pieces on the shelf', () => {
  test('are set, added and taken, and the running shop shows them at once', async () => {
    expect(await type('product stock P0002 9')).toMatchObject({ code: 0, said: expect.stringContaining('→ 9 pieces') });
    expect((await product('P0002')).stockCnt).toBe(9);
    expect((await type('product stock P0002 +3')).said).toBe('P0002: 9 → 12 pieces.');
    expect((await type('product stock P0002 -12')).said).toBe('P0002: 12 → 0 pieces.');
    expect((await product('P0002')).stockCnt).toBe(0);
  });

  test('of one size are moved without touching the others', async () => {
    const before = (await product('P0001')).options.map(({ stockCnt }: { stockCnt: number }) => stockCnt);
    await type('product stock P0001-02 +1');
    expect((await product('P0001')).options.map(({ stockCnt }: { stockCnt: number }) => stockCnt)).toEqual([
      before[0],
      before[1] + 1,
      before[2],
    ]);
  });

  test.each([
    ['more than there are', 'product stock P0002 -5', 1, '“P0002” has 0 pieces; 5 cannot be taken.'],
    ['without saying which size', 'product stock P0001 5', 1, '“P0001” has options; name one: P0001-01, P0001-02, P0001-03.'],
    ['of a product that is not there', 'product stock NOPE 5', 1, 'The shop has no product and no option “NOPE”.'],
    ['by a word', 'product stock P0002 many', 2, 'The number of pieces is a whole number'],
    ['beyond what a shelf holds', 'product stock P0002 99999999999', 2, 'from 0 to 999999999'],
    ['by nothing', 'product stock P0002', 2, 'Something is missing.\n  product stock <code'],
  ])('cannot be changed %s', async (_, line, code, complaint) => {
    expect(await type(line)).toMatchObject({ code, complaints: expect.stringContaining(complaint) });
  });
});

describe('prices', () => {
  test('change with their discount, and the running shop shows them at once', async () => {
    expect(await type('product price P0003 30000 --normal 40000')).toMatchObject({ code: 0, said: expect.stringContaining('→ 30000 won') });
    expect(await product('P0003')).toMatchObject({ salePrice: 30_000, normalPrice: 40_000, discountRate: 25 });
    await type('product price P0003 20000');
    expect(await product('P0003')).toMatchObject({ salePrice: 20_000, normalPrice: 40_000, discountRate: 50 });
  });

  test.each([
    [
      'above the list price',
      'product price P0003 50000',
      1,
      'The sale price 50000 is above the list price 40000; --normal changes that one.',
    ],
    ['of a product that is not there', 'product price NOPE 5', 1, 'The shop has no product “NOPE”.'],
    ['below nothing', 'product price P0003 -5', 2, 'A price is a whole number'],
    ['to a part of a won', 'product price P0003 10.5', 2, 'A price is a whole number'],
  ])('cannot be set %s', async (_, line, code, complaint) => {
    expect(await type(line)).toMatchObject({ code, complaints: expect.stringContaining(complaint) });
    expect((await product('P0003')).salePrice).toBe(20_000);
  });
});

test('a product is shown with its prices and the pieces of each size', async () => {
  const { said } = await type('product show P0001');
  expect(said).toContain('"productCd":"P0001"');
  expect(said).toContain('"optionCd":"P0001-03"');
  expect(await type('product show NOPE')).toMatchObject({ code: 1, complaints: 'The shop has no product “NOPE”.' });
});

describe('brands', () => {
  test('a new one has its index letters from its names; a renamed one is found by its new name everywhere', async () => {
    expect((await type('brand add B90 --ko 뿌리향 --en "Éclat root" --cn 根香 --origin kr')).code).toBe(0);
    const { rows } = await shop.database.pool.query("select initial_ko, initial_en, origin from brand where brand_cd = 'B90'");
    expect(rows).toEqual([{ initial_ko: 'ㅂ', initial_en: 'E', origin: 'KR' }]);
    expect((await type('brand rename B01 --ko "오렐르 파리"')).said).toContain('오렐르 파리 · ORÉLLE');
    expect((await product('P0001')).brandNm).toBe('오렐르 파리');
    expect((await type('brand list')).said).toContain('"brandCd":"B90","origin":"KR","productCount":0');
  });

  test.each([
    ['twice', 'brand add B01 --ko a --en a --cn a --origin KR', 1, 'There is a brand “B01” already.'],
    ['without a name in every language', 'brand add B91 --ko a --origin KR', 2, 'all three languages'],
    ['without a country', 'brand add B91 --ko a --en a --cn a', 2, '--origin is the two letters'],
    ['with a code that no address can have', 'brand add B/91 --ko a --en a --cn a --origin KR', 2, 'A code has up to 30'],
    ['when it is not there', 'brand rename NOPE --ko a', 1, 'The shop has no brand “NOPE”.'],
    ['to nothing', 'brand rename B01', 2, 'A name is missing'],
  ])('cannot be added or renamed %s', async (_, line, code, complaint) => {
    expect(await type(line)).toMatchObject({ code, complaints: expect.stringContaining(complaint) });
  });
});

describe('categories', () => {
  const tree = async () => (await shop.visitor().get('/categories')).json();
  const countOf = async (cateCd: string) =>
    (await tree())
      .flatMap((top: { children: object[] }) => [top, ...top.children])
      .find((each: { cateCd: string }) => each.cateCd === cateCd)?.productCount;

  test('one moves with its goods: they leave the lists above it and come into those of its new place', async () => {
    const [own, from, to] = [await countOf('C0105'), await countOf('C01'), await countOf('C02')];
    expect(own).toBeGreaterThan(0);
    expect(await type('category move C0105 --under C02')).toMatchObject({ code: 0, said: `C0105 is below C02 now, with ${own} goods.` });
    expect(await countOf('C0105')).toBe(own);
    expect(await countOf('C02')).toBeGreaterThan(to);
    expect(await countOf('C01')).toBeLessThan(from);
    await type('category move C0105 --under C01');
    expect([await countOf('C01'), await countOf('C02')]).toEqual([from, to]);
  });

  test('a new one is the last below its parent, and has the name it is given later', async () => {
    await type('category add C0199 --ko 새 --en New --cn 新 --under C01');
    await type('category rename C0199 --ko "새 향수"');
    const perfume = (await tree()).find(({ cateCd }: { cateCd: string }) => cateCd === 'C01');
    expect(perfume.children.at(-1)).toMatchObject({ cateCd: 'C0199', name: '새 향수', productCount: 0 });
    expect((await type('category list')).said).toContain('"cateCd":"C0199"');
  });

  test.each([
    ['below itself', 'category move C01 --under C01', 1, 'that would be a circle'],
    ['below one of its own', 'category move C01 --under C0101', 1, 'that would be a circle'],
    ['below a third level', 'category move C0101 --under C0201', 1, "the shop's tree has two levels"],
    ['with others below it', 'category move C01 --under C02', 1, "the shop's tree has two levels"],
    ['where it is', 'category move C0101 --under C01', 1, 'is there already'],
    ['nowhere', 'category move C0101', 2, 'Where to: --under <code>, or --top.'],
    ['when it is not there', 'category move NOPE --top', 1, 'The shop has no category “NOPE”.'],
  ])('one cannot be moved %s', async (_, line, code, complaint) => {
    expect(await type(line)).toMatchObject({ code, complaints: expect.stringContaining(complaint) });
  });

  test.each([
    ['twice', 'category add C01 --ko a --en a --cn a', 1, 'There is a category “C01” already.'],
    ['below one that holds goods', 'category add C9 --ko a --en a --cn a --under C0101', 1, 'two levels'],
  ])('one cannot be added %s', async (_, line, code, complaint) => {
    expect(await type(line)).toMatchObject({ code, complaints: expect.stringContaining(complaint) });
  });
});
