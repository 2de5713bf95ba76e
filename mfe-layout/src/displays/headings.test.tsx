import { screen } from '@testing-library/react';
import { aRecommendedCard } from '@hyangro/testing';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { aCoupon, aDisplay, aLayout, anItem, products } from '../testing/samples';
import { showLayout, standInBrowser } from '../testing/show-layout';
import { DISPLAYS } from './displays';

beforeEach(() => {
  standInBrowser();
  window.localStorage.setItem('recentProducts', JSON.stringify(['P0001', 'P0047']));
});

/** Every type that is drawn: a new one is tested with its row in the table. */
const TYPES = Object.keys(DISPLAYS).map((displayCd) => [Number(displayCd)] as const);

/** Drawn once the browser has asked what goes with the viewed products. */
const RECENT = 20;

/** A page with one block of the type, which has all that a block of any type needs. */
const show = async (display: Partial<Display>, link: string | null = null) => {
  const layout = aLayout({
    displays: [aDisplay(display)],
    displayItems: [1, 2].map((seq) =>
      anItem({
        seq,
        link,
        text: `말 ${seq}`,
        fileUrl: `/m${seq}.webp`,
        virtualCategoryCd: `VC${seq}`,
        virtualCategoryNm: `갈래 ${seq}`,
        virtualCategoryEndTime: '2126-11-21 22:00:00',
        products: products(2, seq * 10),
        tabLayoutCd: `EV${seq}`,
      }),
    ),
    couponDisplayItems: [aCoupon()],
    aiMemberGroupProducts: products(2),
  });
  const ofTabs = ({ params: { layoutCd = '' } }) => (layoutCd === layout.layoutCd ? layout : aLayout({ layoutCd }));
  const endpoints = { 'GET /main/layouts/:layoutCd': ofTabs, 'GET /product/recommendations': [aRecommendedCard()] };
  const page = await showLayout(layout, { endpoints });
  if (display.displayCd === RECENT) await screen.findByText('로즈 판톰');
  return page;
};
const block = (displayCd: number) => document.querySelector<HTMLElement>(`[data-display="${displayCd}"]`);

test.each(TYPES)('D-C02 a block of type %i shows its title in its font, its way to more and its description', async (displayCd) => {
  await show({
    displayCd,
    title: '첫 향의 계절',
    link: '/category/C01',
    linkText: '더 보기',
    description: '오늘까지',
    font: 'title-m.dark',
  });
  const title = screen.getByRole('heading', { level: 2, name: '첫 향의 계절' });
  expect(title.dataset.style).toBe('title-m');
  expect(screen.getByRole('link', { name: '더 보기' }).getAttribute('href')).toBe('/category/C01');
  expect(screen.getByText('오늘까지').tagName).toBe('P');
});

test.each(TYPES)('D-C02 in a block of type %i a link without words makes the title the link', async (displayCd) => {
  await show({ displayCd, title: '첫 향의 계절', link: '/category/C01' });
  expect(screen.getByRole('link', { name: '첫 향의 계절' }).getAttribute('href')).toBe('/category/C01');
});

test.each(TYPES.filter(([displayCd]) => ![16, 19, RECENT].includes(displayCd)))(
  'D-C02 what a block of type %i does not say leaves no empty element',
  async (displayCd) => {
    await show({ displayCd });
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    const empty = [...(block(displayCd)?.querySelectorAll('h2, p, a') ?? [])].filter((element) => !element.textContent?.trim());
    expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test('D-C02 a time sale and the recommendations have a heading of their own, and nothing else that is empty', async () => {
  await show({ displayCd: 16 });
  expect(screen.getByRole('heading', { name: '갈래 1' })).toBeTruthy();
  expect([...document.querySelectorAll('p')].filter((line) => !line.textContent)).toEqual([]);
});

test('D-C02 a font is told by each block for itself', async () => {
  await showLayout(
    aLayout({
      displays: [
        aDisplay({ seq: 1, title: '큰 말', font: 'display-xl.dark' }),
        aDisplay({ seq: 2, title: '작은 말', font: 'title-m.dark' }),
        aDisplay({ seq: 3, title: '보통 말' }),
      ],
      displayItems: [1, 2, 3].map((displaySeq) => anItem({ displaySeq, products: products(1, displaySeq) })),
    }),
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ dataset }) => dataset.style)).toEqual(['display-xl', 'title-m', 'display-m']);
});

test.each(TYPES)('a block of type %i shows the picture that an operator set to it, once', async (displayCd) => {
  await show({ displayCd, title: '첫 향의 계절', imgFileUrl: '/block.webp' });
  expect(document.querySelectorAll('img[src="/block.webp"]')).toHaveLength(1);
});

test.each(TYPES)('in a block of type %i a web address leads there, beside the shop', async (displayCd) => {
  const address = 'https://example.com/a';
  await show({ displayCd, title: '첫 향의 계절', link: address, linkText: '더 보기' }, address);
  const away = [...document.querySelectorAll('a')].filter((link) => !/^(\/product\/|#)/.test(link.getAttribute('href') ?? ''));
  expect(away.length).toBeGreaterThan(0);
  for (const link of away) expect([link.getAttribute('href'), link.target, link.rel]).toEqual([address, '_blank', 'noopener noreferrer']);
});

test('a script that someone stored as a link is none, in no block', async () => {
  for (const [displayCd] of TYPES) {
    const { unmount } = await show({ displayCd, title: '첫 향의 계절', link: 'javascript:alert(1)' }, 'javascript:alert(1)');
    expect(document.querySelectorAll('a[href^="javascript" i]')).toHaveLength(0);
    unmount();
  }
});
