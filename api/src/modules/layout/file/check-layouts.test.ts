import { checkLayouts } from './check-layouts';
import { problemText } from './problem';
import { readLayoutsFile } from './read-file';
import type { ShopFacts } from './shop-facts.repository';

const NOW = new Date('2026-11-21T03:00:00Z');
const text = (word: string) => ({ ko: word, en: word, cn: word });
const shown = { useOnMobile: true, useOnPc: true, isUseMargin: true, isSmallWidth: false };
const category = (changes = {}) => ({
  virtualCategoryCd: 'VC1',
  name: text('list'),
  displayLimit: 10,
  discountType: 'ALL',
  orderByCd: '01',
  productCds: ['P1'],
  ...changes,
});
const layout = (changes = {}) => ({
  layoutCd: 'EV',
  name: text('event'),
  kind: 'PROMOTION',
  displays: [{ seq: 1, displayCd: 25, ...shown }],
  displayItems: [{ seq: 1, displaySeq: 1, products: ['P1'] }],
  ...changes,
});
const facts: ShopFacts = {
  products: new Set(['P1']),
  categories: new Set(['C01']),
  brands: new Set(['B01']),
  coupons: new Set([7]),
  tabs: new Map([
    ['MAIN', []],
    ['ONE', ['TWO']],
    ['TWO', ['THREE']],
    ['THREE', []],
    ['BACK', ['EV']],
  ]),
  virtualCategories: new Map(),
};
const problemsOf = (file: object): string[] => {
  const read = readLayoutsFile(JSON.stringify(file));
  return ('problems' in read ? read.problems : checkLayouts(read.file, facts, NOW)).map(problemText);
};
const block = (displayCd: number, item: object | null, display: object = {}) => ({
  layouts: [
    layout({
      displays: [{ seq: 1, displayCd, ...shown, ...display }],
      displayItems: item ? [{ seq: 1, displaySeq: 1, ...item }] : [],
    }),
  ],
});

test('a page that names only what the shop has is accepted', () => {
  expect(problemsOf({ layouts: [layout()] })).toEqual([]);
});

test.each<[string, object, string]>([
  ['a product', block(25, { products: ['P1', 'P9'] }), 'layouts[0].displayItems[0].products[1]: no product P9'],
  ['a layout of a tab', block(13, { tabLayoutCd: 'EV09' }), 'layouts[0].displayItems[0].tabLayoutCd: no layout EV09'],
  ['a virtual category', block(6, { virtualCategoryCd: 'VC9' }), 'layouts[0].displayItems[0].virtualCategoryCd: no virtual category VC9'],
  [
    'a coupon',
    {
      layouts: [
        layout({
          displays: [{ seq: 1, displayCd: 17, ...shown }],
          displayItems: [],
          couponDisplayItems: [{ seq: 1, displaySeq: 1, couponCd: 8 }],
        }),
      ],
    },
    'layouts[0].couponDisplayItems[0].couponCd: no coupon 8',
  ],
  [
    'a display',
    {
      layouts: [
        layout({
          displayItems: [
            { seq: 1, displaySeq: 4 },
            { seq: 1, displaySeq: 1, products: ['P1'] },
          ],
        }),
      ],
    },
    'layouts[0].displayItems[0].displaySeq: no display has the seq 4',
  ],
  [
    'goods of a list',
    { layouts: [block(6, { virtualCategoryCd: 'VC1' }).layouts[0]], virtualCategories: [category({ productCds: ['P9'] })] },
    'virtualCategories[0].productCds[0]: no product P9',
  ],
])('a page that names %s that is not there is refused, with its place', (_what, file, problem) => {
  expect(problemsOf(file)).toEqual([problem]);
});

test.each([
  ['/nowhere', 'no page of the shop has this address'],
  ['//evil.example', 'no page of the shop has this address'],
  ['category/C01', 'no page of the shop has this address'],
  ['/product/P9?a=1', 'no product P9'],
  ['/category/C09', 'no category C09'],
  ['/menu/brand/B09/products', 'no brand B09'],
  ['/coupon/8/products', 'no coupon 8'],
  ['/promotion/EV09', 'no layout EV09'],
])('the link %s leads nowhere', (link, reason) => {
  expect(problemsOf(block(25, { products: ['P1'], link }))).toEqual([
    `layouts[0].displayItems[0].link: “${link}” leads nowhere: ${reason}`,
  ]);
});

test.each([
  '/',
  '/product/P1#reviews',
  '/category/C01',
  '/brand/B01',
  '/coupon/7/products',
  '/promotion/EV',
  '/main/MAIN',
  '/search/products',
  'https://example.com/a',
])('the link %s leads somewhere', (link) => expect(problemsOf(block(25, { products: ['P1'] }, { link }))).toEqual([]));

test.each<[number, object, string]>([
  [1, {}, 'a picture (fileUrl, fileUrl2) or a text'],
  [3, {}, 'a picture (fileUrl, fileUrl2) or a text, or products'],
  [6, { text: text('tab') }, 'products or a virtualCategoryCd'],
  [12, { fileUrl: '/media/x' }, 'the link of a video'],
  [13, { text: text('tab') }, 'a tabLayoutCd'],
])('an item of a display of type %i without anything to draw is refused', (type, item, needed) => {
  expect(problemsOf(block(type, item))).toEqual([`layouts[0].displayItems[0]: nothing to draw: a display of type ${type} needs ${needed}`]);
});

test('tabs that lead back, or are too deep to be drawn, are refused', () => {
  const reason = (tabLayoutCd: string) => problemsOf(block(13, { tabLayoutCd }));
  expect(reason('EV')).toEqual(['layouts[0].displayItems[0].tabLayoutCd: its tabs lead back: EV → EV']);
  expect(reason('BACK')).toEqual(['layouts[0].displayItems[0].tabLayoutCd: its tabs lead back: EV → BACK → EV']);
  expect(reason('ONE')).toEqual(['layouts[0].displayItems[0].tabLayoutCd: tabs are drawn 2 deep: EV → ONE → TWO → THREE']);
  expect(reason('TWO')).toEqual([]);
});

test('a sale without an end, one whose end no calendar has, and one that has ended are told', () => {
  const sale = (changes: object, displayCd = 6) =>
    problemsOf({
      ...block(displayCd, { virtualCategoryCd: 'VC1' }),
      virtualCategories: [category({ discountType: 'TIMESALE', ...changes })],
    });
  const END = 'virtualCategories[0].virtualCategoryEndTime';
  expect(sale({})).toEqual([`${END}: a TIMESALE needs an end`]);
  expect(sale({ virtualCategoryEndTime: '2026-02-30 00:00:00' })).toEqual([`${END}: no calendar has 2026-02-30 00:00:00`]);
  expect(sale({ virtualCategoryEndTime: 'soon' })).toEqual([`${END}: is not a time like 2026-12-01 00:00:00`]);
  expect(sale({ virtualCategoryEndTime: '2026-11-21 11:00:00' })).toEqual([`warning: ${END}: ended at 2026-11-21 11:00:00`]);
  expect(sale({ virtualCategoryEndTime: '2026-11-21 11:00:00', rolling: true })).toEqual([]);
  expect(sale({ endsInHours: 5 })).toEqual([]);
  expect(sale({ discountType: 'ALL' }, 16)).toEqual([
    'layouts[0].displayItems[0].virtualCategoryCd: the virtual category VC1 of a time sale has no end',
  ]);
});

test('the same number twice is refused', () => {
  const display = { seq: 1, displayCd: 25, ...shown };
  const item = { seq: 1, displaySeq: 1, products: ['P1'] };
  expect(problemsOf({ layouts: [layout({ displays: [display, display], displayItems: [item, item] }), layout()] })).toEqual([
    'layouts[1].layoutCd: there is another layout EV',
    'layouts[0].displays[1].seq: there is another display 1',
    'layouts[0].displayItems[1].seq: there is another item of the display 1/1',
  ]);
});

test('what would not be drawn is a warning: an unknown type, no items, neither phones nor PCs', () => {
  expect(problemsOf(block(22, { products: ['P1'] }))).toEqual([
    'warning: layouts[0].displays[0].displayCd: no display has the type 22: nothing is drawn',
  ]);
  expect(problemsOf(block(25, null))).toEqual(['warning: layouts[0].displays[0]: display 1 has no items: nothing is drawn']);
  expect(problemsOf(block(19, null))).toEqual([]);
  expect(problemsOf(block(25, { products: ['P1'] }, { useOnMobile: false, useOnPc: false }))).toEqual([
    'warning: layouts[0].displays[0]: display 1 is shown neither on phones nor on PCs',
  ]);
});

test('a list that other pages show, too, is told when publishing would change it there', () => {
  const file = { ...block(6, { virtualCategoryCd: 'VC1' }), virtualCategories: [category()] };
  const read = readLayoutsFile(JSON.stringify({ layouts: [], virtualCategories: [category({ displayLimit: 20 })] }));
  const entry = 'file' in read ? read.file.virtualCategories[0] : undefined;
  const parsed = readLayoutsFile(JSON.stringify(file));
  if (!entry || !('file' in parsed)) throw new Error('the samples have not the shape of a file');
  const shared = { ...facts, virtualCategories: new Map([['VC1', { entry, layoutCds: ['EV', 'MAIN'] }]]) };
  expect(checkLayouts(parsed.file, shared, NOW).map(problemText)).toEqual([
    'warning: virtualCategories[0]: VC1 is also shown by MAIN: publishing changes it there, too',
  ]);
});
