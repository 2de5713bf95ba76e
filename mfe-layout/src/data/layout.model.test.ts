import { aDisplay, aLayout, anItem, products } from '../testing/samples';
import { blocksOf, fontOf, leanLayout, linkOf, picturesOf, productsOf, productsPerView, shownOn, unknownTypes } from './layout.model';

const isDrawn = (displayCd: number) => displayCd === 6;

test('D-C03 displays and their items stand in seq order whatever the order of the answer', () => {
  const layout = aLayout({
    displays: [aDisplay({ seq: 3 }), aDisplay({ seq: 1 }), aDisplay({ seq: 2 })],
    displayItems: [anItem({ displaySeq: 1, seq: 2 }), anItem({ displaySeq: 2, seq: 1 }), anItem({ displaySeq: 1, seq: 1 })],
  });
  const blocks = blocksOf(layout);
  expect(blocks.map(({ display }) => display.seq)).toEqual([1, 2, 3]);
  expect(blocks.map(({ items }) => items.map(({ seq }) => seq))).toEqual([[1, 2], [1], []]);
});

test('D-C01 a display stands on phones, PCs or both, and one for no screen is left out', () => {
  expect(shownOn({ useOnMobile: true, useOnPc: false })).toBe('mobile');
  expect(shownOn({ useOnMobile: false, useOnPc: true })).toBe('pc');
  expect(shownOn({ useOnMobile: true, useOnPc: true })).toBe('both');
  expect(blocksOf(aLayout({ displays: [aDisplay({ useOnMobile: false, useOnPc: false })] }))).toEqual([]);
});

test('D-C04 phones get the mobile picture, PCs their own and else the mobile one, and none gives no picture', () => {
  expect(picturesOf({ fileUrl: '/m.webp', fileUrl2: '/pc.webp' })).toEqual({ mobile: '/m.webp', pc: '/pc.webp' });
  expect(picturesOf({ fileUrl: '/m.webp', fileUrl2: null })).toEqual({ mobile: '/m.webp', pc: '/m.webp' });
  expect(picturesOf({ fileUrl: null, fileUrl2: null })).toBeNull();
  expect(picturesOf({ fileUrl: '', fileUrl2: '' })).toBeNull();
});

test('D-C12 a font token names a text style and an ink', () => {
  expect(fontOf('display-l.light')).toEqual({ style: 'display-l', ink: 'light' });
  expect(fontOf('display-xl.dark')).toEqual({ style: 'display-xl', ink: 'dark' });
  expect(fontOf(null)).toEqual({ style: 'display-m', ink: 'dark' });
});

test('D-C02 a link leads to a page of the shop or the web, and a script is no link', () => {
  expect(linkOf('/category/C01')).toBe('/category/C01');
  expect(linkOf('https://example.com/a')).toBe('https://example.com/a');
  for (const link of [null, '', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])
    expect(linkOf(link)).toBeNull();
});

test('the products of an item are its own, else those of its virtual category', () => {
  const layout = aLayout({ virtualProducts: [{ virtualCategoryCd: 'VC1', products: products(2) }] });
  expect(productsOf(layout, anItem({ virtualCategoryCd: 'VC1' }))).toHaveLength(2);
  expect(productsOf(layout, anItem({ virtualCategoryCd: 'VC1', products: products(3) }))).toHaveLength(3);
  expect(productsOf(layout, anItem({ virtualCategoryCd: 'VC9' }))).toEqual([]);
});

test('products that stand in an item do not travel twice, and blocks that are not drawn not at all', () => {
  const lean = leanLayout(
    aLayout({
      displays: [aDisplay({ seq: 1, displayCd: 6 }), aDisplay({ seq: 2, displayCd: 12 })],
      displayItems: [anItem({ displaySeq: 1, virtualCategoryCd: 'VC1', products: products(1) }), anItem({ displaySeq: 2 })],
      virtualProducts: [
        { virtualCategoryCd: 'VC1', products: products(1) },
        { virtualCategoryCd: 'VC2', products: products(1) },
      ],
    }),
    isDrawn,
  );
  expect(lean.displays.map(({ displayCd }) => displayCd)).toEqual([6]);
  expect(lean.displayItems).toHaveLength(1);
  expect(lean.virtualProducts.map(({ virtualCategoryCd }) => virtualCategoryCd)).toEqual(['VC2']);
});

test('K-SLD D-C08 2.8 products are in sight on phones and 4 on PCs, unless the display says otherwise', () => {
  expect(productsPerView(aDisplay())).toEqual({ mobile: 2.8, pc: 4 });
  expect(productsPerView(aDisplay({ slidesPerViewMobile: 1.5, slidesPerViewPc: 6 }))).toEqual({ mobile: 1.5, pc: 6 });
});

test('D-C03 what belongs to another display does not stand in this one, and the answer stays as it came', () => {
  const displays = [aDisplay({ seq: 2 }), aDisplay({ seq: 1, useOnPc: false })];
  const displayItems = [anItem({ displaySeq: 2, seq: 2 }), anItem({ displaySeq: 2, seq: 1 })];
  const blocks = blocksOf(aLayout({ displays, displayItems }));
  expect(blocks.map(({ display, items, shownOn: on }) => [display.seq, items.length, on])).toEqual([
    [1, 0, 'mobile'],
    [2, 2, 'both'],
  ]);
  expect([displays.map(({ seq }) => seq), displayItems.map(({ seq }) => seq)]).toEqual([
    [2, 1],
    [2, 1],
  ]);
});

test('D-C04 a display with a PC picture only shows it on phones too', () => {
  expect(picturesOf({ fileUrl: null, fileUrl2: '/pc.webp' })).toEqual({ mobile: '/pc.webp', pc: '/pc.webp' });
  expect(picturesOf({ fileUrl: '/m.webp', fileUrl2: '' })).toEqual({ mobile: '/m.webp', pc: '/m.webp' });
});

test.each([
  ['', { style: 'display-m', ink: 'dark' }],
  ['.light', { style: 'display-m', ink: 'light' }],
  ['display-l', { style: 'display-l', ink: 'dark' }],
  ['display-l.unknown', { style: 'display-l', ink: 'dark' }],
])('the font token "%s" reads as %j', (token, font) => expect(fontOf(token)).toEqual(font));

test.each([
  [' /category/C01 ', '/category/C01'],
  [' https://example.com ', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['/', '/'],
  ['category/C01', null],
  ['xhttps://example.com', null],
  ['x/category', null],
  ['https:example.com', null],
])('D-C02 the link %j leads to %j', (link, to) => expect(linkOf(link)).toBe(to));

test('only what is drawn travels: neither the coupons of other blocks nor a list of products that stands in an item', () => {
  const lean = leanLayout(
    aLayout({
      displays: [aDisplay({ seq: 1, displayCd: 6 }), aDisplay({ seq: 2, displayCd: 12 })],
      displayItems: [
        anItem({ displaySeq: 1, virtualCategoryCd: 'VC1', products: [] }),
        anItem({ displaySeq: 1, virtualCategoryCd: 'VC2', products: products(1) }),
        anItem({ displaySeq: 2, virtualCategoryCd: 'VC3', products: products(1) }),
      ],
      virtualProducts: ['VC1', 'VC2', 'VC3'].map((virtualCategoryCd) => ({ virtualCategoryCd, products: products(1) })),
      couponDisplayItems: [1, 2].map((displaySeq) => ({ seq: 1, displaySeq, couponCd: 1 })) as never,
    }),
    isDrawn,
  );
  expect(lean.virtualProducts.map(({ virtualCategoryCd }) => virtualCategoryCd)).toEqual(['VC1', 'VC3']);
  expect(lean.couponDisplayItems.map(({ displaySeq }) => displaySeq)).toEqual([1]);
  expect(lean.layoutCd).toBe('MAIN');
});

test('D-C13 types that are not drawn are named once each, in order', () => {
  const displays = [99, 6, 12, 99].map((displayCd, seq) => aDisplay({ seq, displayCd }));
  expect(unknownTypes(aLayout({ displays }), isDrawn)).toEqual([12, 99]);
  expect(unknownTypes(aLayout({ displays: [aDisplay({ displayCd: 6 })] }), isDrawn)).toEqual([]);
});
