import { aCard } from '../testing/samples';
import { breadcrumbs, itemList } from './json-ld';

test('GAP-40 the trail names every step with its place and address', () => {
  expect(
    breadcrumbs([
      { name: '향수', path: '/category/C01' },
      { name: '여성 향수', path: '/category/C0101' },
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: '향수', item: '/category/C01' },
      { '@type': 'ListItem', position: 2, name: '여성 향수', item: '/category/C0101' },
    ],
  });
});

test('GAP-40 a list names its goods in their order, and how many there are in all', () => {
  expect(itemList([aCard(), aCard({ productCd: 'P0002' as never, productNm: '피브완' })], 84)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 84,
    itemListElement: [
      { position: 1, url: '/product/P0001' },
      { position: 2, url: '/product/P0002', name: '피브완' },
    ],
  });
});
