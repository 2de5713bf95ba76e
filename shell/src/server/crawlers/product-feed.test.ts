import type { FeedProduct } from '@hyangro/contracts/catalog/crawler.contract';
import { readXml, textsOf } from '../../testing/read-xml';
import { productFeed } from './product-feed';

const aFeedProduct = (over: Partial<FeedProduct> = {}): FeedProduct =>
  ({
    productCd: 'P0001',
    brandNm: '오렐르',
    productNm: '로즈 판톰',
    description: '줄기를 막 자른 듯한 향 <b>&',
    normalPrice: 90_000,
    salePrice: 61_200,
    freeShipping: false,
    volumeText: '30ml',
    volumeMl: 30,
    option: null,
    stockCnt: 3,
    categories: ['향수', '여성 향수'],
    images: ['/media/a.webp', '/media/b.webp'],
    options: [],
    ...over,
  }) as FeedProduct;
const option = (optionCd: string, over: object = {}) =>
  ({ optionCd, name: optionCd, addPrice: 0, stockCnt: 5, volumeMl: null, imgUrl: null, ...over }) as FeedProduct['options'][number];

async function feed(products: readonly FeedProduct[], locale: 'ko' | 'en' | 'cn' = 'ko') {
  const parts: string[] = [];
  async function* pages() {
    for (const product of products) yield [product];
  }
  for await (const part of productFeed(pages(), { name: '향로', description: '향수', origin: 'https://shop.test', locale }))
    parts.push(part);
  const rss = readXml(parts);
  return { rss, items: [...rss.getElementsByTagName('item')] };
}
const fieldsOf = (item: Element | undefined) =>
  Object.fromEntries([...(item?.children ?? [])].map(({ nodeName, textContent }) => [nodeName, textContent]));

/** Google Merchant Center's product data specification: required of every product, of variants, and of goods without a maker's number. */
const REQUIRED = [
  'g:id',
  'g:title',
  'g:description',
  'g:link',
  'g:image_link',
  'g:availability',
  'g:price',
  'g:brand',
  'g:condition',
  'g:identifier_exists',
];

test('GAP-40 the feed is RSS 2.0 with the fields that Google Merchant Center requires', async () => {
  const { rss, items } = await feed([aFeedProduct()]);
  expect([rss.documentElement.nodeName, rss.documentElement.getAttribute('version')]).toEqual(['rss', '2.0']);
  expect(rss.documentElement.getAttribute('xmlns:g')).toBe('http://base.google.com/ns/1.0');
  expect([...(rss.querySelector('channel')?.children ?? [])].slice(0, 3).map(({ nodeName }) => nodeName)).toEqual([
    'title',
    'link',
    'description',
  ]);
  const fields = fieldsOf(items[0]);
  for (const name of REQUIRED) expect([name, fields[name]]).toEqual([name, expect.stringMatching(/\S/)]);
  expect(fields).toMatchObject({
    'g:id': 'P0001',
    'g:title': '오렐르 로즈 판톰',
    'g:description': '줄기를 막 자른 듯한 향 <b>&',
    'g:link': 'https://shop.test/product/P0001',
    'g:image_link': 'https://shop.test/media/a.webp',
    'g:additional_image_link': 'https://shop.test/media/b.webp',
    'g:availability': 'in_stock',
    'g:price': '90000 KRW',
    'g:sale_price': '61200 KRW',
    'g:product_type': '향수 > 여성 향수',
    'g:size': '30ml',
    'g:unit_pricing_measure': '30ml',
  });
  expect(textsOf(items[0] as Element, 'g:country')).toEqual(['KR']);
  expect(fields).not.toHaveProperty('g:item_group_id');
});

test('GAP-40 each size or shade is an item of its group with its own price, stock and picture', async () => {
  const { items } = await feed([
    aFeedProduct({
      option: 'SIZE',
      options: [option('P0001-30', { name: '30ml' }), option('P0001-50', { name: '50ml', addPrice: 25_840, stockCnt: 0, volumeMl: 50 })],
    }),
    aFeedProduct({ productCd: 'P2' as never, option: 'SHADE', options: [option('P2-1', { name: '동백', imgUrl: '/media/shade.webp' })] }),
  ]);
  expect(items.map(fieldsOf)).toMatchObject([
    { 'g:id': 'P0001-30', 'g:item_group_id': 'P0001', 'g:size': '30ml', 'g:price': '90000 KRW', 'g:availability': 'in_stock' },
    {
      'g:id': 'P0001-50',
      'g:item_group_id': 'P0001',
      'g:size': '50ml',
      'g:price': '128000 KRW',
      'g:sale_price': '87040 KRW',
      'g:availability': 'out_of_stock',
    },
    { 'g:id': 'P2-1', 'g:item_group_id': 'P2', 'g:color': '동백', 'g:image_link': 'https://shop.test/media/shade.webp' },
  ]);
});

test('GAP-40 goods at their list price have no sale price; delivery costs nothing where the shop delivers free', async () => {
  const { items } = await feed([aFeedProduct({ normalPrice: 61_200, freeShipping: true }), aFeedProduct()]);
  expect(fieldsOf(items[0])).not.toHaveProperty('g:sale_price');
  expect(items.map((item) => textsOf(item, 'g:price').at(-1))).toEqual(['0 KRW', '4000 KRW']);
});

test('GAP-40 in English and Chinese the links lead to that language, and texts that XML cannot hold do no harm', async () => {
  const { rss, items } = await feed([aFeedProduct({ productNm: `Rose\u0000\u0008\ud800 & "co" ${'x'.repeat(200)}😀` })], 'cn');
  expect(fieldsOf(items[0])['g:link']).toBe('https://shop.test/product/P0001?lang=cn');
  expect(fieldsOf(items[0])['g:title']).toMatch(/^오렐르 Rose & "co" x+$/);
  expect(fieldsOf(items[0])['g:title']?.length).toBeLessThanOrEqual(150);
  expect(textsOf(rss, 'language')).toEqual(['zh-CN']);
});
