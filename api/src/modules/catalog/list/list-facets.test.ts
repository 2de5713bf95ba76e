import type { ProductList } from '@hyangro/contracts/catalog/list.schemas';
import { createTestApp, newAddress, type Caller, type TestApp } from '../../../platform/testing/test-app';
import { allGoods, countsByHand, countsOf, passing, pickFilter, queryOf, randomOf, type Filter, type Goods } from './testing/list-by-hand';

/** Every list and every count is compared with the same products counted one by one. */
let shop: TestApp;
let visitor: Caller;
let goods: readonly Goods[];
beforeAll(async () => {
  shop = await createTestApp();
  visitor = shop.visitor();
  goods = await allGoods(shop);
});
afterAll(() => shop.close());

const within = (category: string) => (one: Goods) => one.cateCds.includes(category);
const LISTS: readonly [string, (one: Goods) => boolean][] = [
  ['/category/C01/products', within('C01')],
  ['/category/C0201/products', within('C0201')],
  ['/category/C08/products', within('C08')],
  ['/brand/B01/products', ({ brandCd }) => brandCd === 'B01'],
  ['/coupon/1011/products', (one) => within('C05')(one) || within('C0102')(one)],
  ['/coupon/1012/products', () => true],
];
const read = async (url: string): Promise<ProductList> => (await visitor.get(url, { remoteAddress: newAddress() })).json();
const codesOf = (list: Pick<ProductList, 'items'>) => list.items.map(({ productCd }) => productCd as string).sort();

/** A list from its beginning to its end, page by page. */
async function walk(url: string): Promise<string[]> {
  const codes: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: ProductList = await read(url + (cursor && `&cursor=${cursor}`));
    codes.push(...codesOf(page));
    cursor = page.nextCursor;
  }
  return codes.sort();
}

describe.each(LISTS)('the list %s', (path, isListed) => {
  const random = randomOf([...path].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const offered = (filter: Filter) => (cateCd: string) => {
    const [, , here = ''] = path.split('/');
    return !path.startsWith('/category') || (cateCd !== here && cateCd.startsWith(here)) || filter.cateCds?.includes(cateCd) === true;
  };

  test('API-D07 shows and counts exactly what passes, whatever is filtered', async () => {
    const listed = goods.filter(isListed);
    for (let turn = 0; turn < 30; turn += 1) {
      const filter = turn === 0 ? {} : pickFilter(random, turn % 3 === 0 ? goods : listed);
      const list = await read(`${path}?limit=60${queryOf(filter)}`);
      const passed = passing(listed, filter);
      expect({ filter, totalCount: list.totalCount }).toEqual({ filter, totalCount: passed.length });
      if (passed.length <= 60) expect({ filter, codes: codesOf(list) }).toEqual({ filter, codes: passed.map((one) => one.productCd) });
      const counts = Object.fromEntries(
        Object.entries(list.facets ? countsOf(list.facets) : {}).filter(([name, n]) => n > 0 || !name.includes(' ')),
      );
      expect({ filter, counts }).toEqual({ filter, counts: countsByHand(listed, filter, offered(filter)) });
    }
  });

  test('API-D07 pages of every order never overlap and leave nothing out, whatever is filtered', async () => {
    const listed = goods.filter(isListed);
    for (const orderByCd of ['01', '02', '03', '04', '05', '06']) {
      const filter = orderByCd === '01' ? {} : pickFilter(random, listed);
      const limit = 3 + Math.floor(random() * 9);
      const codes = await walk(`${path}?orderByCd=${orderByCd}&limit=${limit}${queryOf(filter)}`);
      const wanted = passing(listed, filter).map((one) => one.productCd);
      expect({ orderByCd, filter, codes }).toEqual({ orderByCd, filter, codes: wanted });
    }
  });
});
