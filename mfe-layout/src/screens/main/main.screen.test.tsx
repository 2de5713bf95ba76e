import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderScreen, refusal, type RenderScreenOptions } from '@hyangro/testing';
import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import ko from '../../../locales/ko.json';
import { aDisplay, aLayout, anItem, aProduct, products } from '../../testing/builders';
import MainScreen from './main.screen';

const show = (layout: Layout, options: RenderScreenOptions = {}) =>
  renderScreen(<MainScreen />, {
    messages: { layout: ko },
    ...options,
    endpoints: { 'GET /main/layouts/:layoutCd': layout, ...options.endpoints },
  });

/** jsdom has no pointer events of its own. */
class Pointer extends MouseEvent {
  readonly isPrimary = true;
  readonly pointerId = 1;
}

/** The end of the list is in sight as soon as it is drawn. */
class NearObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

// The list of banners is a chunk of its own, slow to compile the first time.
jest.setTimeout(30_000);

beforeEach(() => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  window.PointerEvent = Pointer as never;
  window.IntersectionObserver = NearObserver as never;
});

const rail = (seq: number, title: string) => aDisplay({ seq, displayCd: 25, title });

test('R-HOM-01 the home draws the displays of MAIN in seq order', async () => {
  const { calls } = await show(
    aLayout({
      displays: [rail(2, '둘째'), rail(1, '첫째')],
      displayItems: [anItem({ displaySeq: 1, products: products(2) }), anItem({ displaySeq: 2, products: products(2, 5) })],
    }),
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['첫째', '둘째']);
  expect(calls).toEqual(['GET /main/layouts/MAIN']);
});

test('R-HOM-02 an unknown layout says so and leads home and to search', async () => {
  await renderScreen(<MainScreen />, {
    messages: { layout: ko },
    at: '/main/NOPE',
    path: '/main/:layoutCd',
    endpoints: { 'GET /main/layouts/:layoutCd': refusal('LAYOUT_NOT_FOUND') },
  });
  expect(await screen.findByText(ko['notFound.title'])).toBeTruthy();
  expect(screen.getByRole('link', { name: ko['notFound.home'] }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: ko['notFound.search'] }).getAttribute('href')).toBe('/search');
});

test('D-C05 D-C06 a card tells brand, name, rate and price, and SOLD OUT only without stock', async () => {
  await show(
    aLayout({
      displays: [rail(1, '새로 들어온 것')],
      displayItems: [
        anItem({ products: [aProduct(), aProduct({ productCd: 'P0002', productNm: '다 나간 향', stockCnt: 0, discountRate: 0 })] }),
      ],
    }),
  );
  const [first, second] = screen.getAllByRole('article');
  expect(first?.textContent).toMatch(/오렐르.*로즈 판톰.*32%.*12,000원.*\(\$9\.23\)/);
  expect(first?.textContent).not.toContain('SOLD OUT');
  expect(second?.textContent).toContain('SOLD OUT');
  expect(second?.textContent).not.toContain('%');
});

test('D-C07 the heart of a card flips after the server said yes', async () => {
  const { user, calls } = await show(aLayout({ displays: [rail(1, '새로')], displayItems: [anItem({ products: [aProduct()] })] }), {
    session: { isLogin: true, member: null },
    endpoints: { 'PUT /product/:productCd/like': { isZzim: true } },
  });
  const heart = screen.getByRole('button', { name: '로즈 판톰 찜' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await user.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(calls).toContain('PUT /product/P0001/like');
});

test('D-C07 a heart that the server refuses stays as it was', async () => {
  const { user, shown } = await show(aLayout({ displays: [rail(1, '새로')], displayItems: [anItem({ products: [aProduct()] })] }), {
    session: { isLogin: true, member: null },
    endpoints: { 'PUT /product/:productCd/like': refusal('PRODUCT_NOT_FOUND') },
  });
  await user.click(screen.getByRole('button', { name: '로즈 판톰 찜' }));
  expect(screen.getByRole('button', { name: '로즈 판톰 찜' }).getAttribute('aria-pressed')).toBe('false');
  expect(shown.errors).toHaveLength(1);
});

test('D-C13 a type that nobody knows draws nothing, is logged once, and the rest stands', async () => {
  const { shown } = await show(
    aLayout({
      displays: [aDisplay({ seq: 1, displayCd: 99, title: '모르는 칸' }), rail(2, '아는 칸')],
      displayItems: [anItem({ displaySeq: 2, products: products(1) })],
    }),
  );
  expect(screen.queryByText('모르는 칸')).toBeNull();
  expect(screen.getByText('아는 칸')).toBeTruthy();
  expect(shown.tracked).toEqual(['layout.unknown_display']);
});

test('D-C14 a block that fails shows a fallback in its place and the page goes on', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const layout = aLayout({
    displays: [aDisplay({ seq: 1, displayCd: 3, title: '깨진 칸' }), rail(2, '성한 칸')],
    displayItems: [anItem({ displaySeq: 1, products: products(1) }), anItem({ displaySeq: 2, products: products(1, 2) })],
  });
  const page = await show(layout);
  await act(async () => {
    const broken = {
      ...layout,
      displayItems: [anItem({ displaySeq: 1, text: 5 as never, products: products(1) }), ...layout.displayItems.slice(1)],
    };
    page.services.queryClient.setQueryData(['layout', 'detail', 'MAIN', 'ko'], { layout: broken, readAt: 0 });
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(screen.getByText(ko['block.failed'])).toBeTruthy();
  expect(screen.getByText('성한 칸')).toBeTruthy();
  error.mockRestore();
});

test('D-C02 a link with words stands beside the title, and without words the title is the link', async () => {
  const item = (displaySeq: number) => anItem({ displaySeq, products: products(1) });
  await show(
    aLayout({
      displays: [
        aDisplay({ seq: 1, title: '향수관', link: '/category/C01', linkText: '더 보기', description: '꽃과 차' }),
        aDisplay({ seq: 2, title: '브랜드', link: '/brands' }),
        aDisplay({ seq: 3 }),
      ],
      displayItems: [item(1), item(2), item(3)],
    }),
  );
  expect(screen.getByRole('link', { name: '더 보기' }).getAttribute('href')).toBe('/category/C01');
  expect(screen.getByText('꽃과 차')).toBeTruthy();
  expect(screen.getByRole('link', { name: '브랜드' }).getAttribute('href')).toBe('/brands');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('D-16 ST-TIME-01 ST-TIME-02 each sale counts down by the server clock and leaves at its end', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  const sale = (seq: number, end: string, name: string) =>
    anItem({
      seq,
      displaySeq: 1,
      virtualCategoryCd: `VC${seq}`,
      virtualCategoryNm: name,
      virtualCategoryEndTime: end,
      products: products(1, seq),
    });
  await show(
    aLayout({
      displays: [aDisplay({ displayCd: 16, title: '타임세일' })],
      displayItems: [
        sale(1, '2026-11-21 22:01:01', '한 시간'),
        sale(2, '2026-11-21 21:00:02', '이 초'),
        sale(3, '2026-99-99 00:00:00', '없는 시각'),
      ],
    }),
  );
  const clocks = () => screen.queryAllByRole('timer').map((timer) => timer.querySelector('[aria-hidden]')?.textContent);
  expect(clocks()).toEqual(['01:01:01', '00:00:02']);
  await act(async () => jest.advanceTimersByTime(1000));
  expect(clocks()).toEqual(['01:01:00', '00:00:01']);
  await act(async () => jest.advanceTimersByTime(1000));
  expect(clocks()).toEqual(['01:00:59']);
  expect(screen.queryByText('향 2')).toBeNull();
  jest.useRealTimers();
});

const ranked = (limit: number, count: number) =>
  aLayout({
    displays: [aDisplay({ seq: 1, displayCd: 6, title: '지금 가장 많이 담긴' }), rail(2, '다음 칸')],
    displayItems: [
      anItem({
        displaySeq: 1,
        seq: 1,
        virtualCategoryCd: 'VC1',
        virtualCategoryNm: '전체',
        displayLimit: limit,
        discountType: 'ALL',
        orderByCd: '01',
        products: products(count),
      }),
      anItem({
        displaySeq: 1,
        seq: 2,
        virtualCategoryCd: 'VC2',
        virtualCategoryNm: '향수',
        displayLimit: 3,
        discountType: 'ALL',
        orderByCd: '01',
        products: products(3, 50),
      }),
      anItem({ displaySeq: 2, products: products(1, 90) }),
    ],
  });

test('D-C09 K-ROW three ranks are in sight on phones and four on PCs until more are asked for', async () => {
  await show(ranked(12, 12));
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(rows.map((row) => row.dataset.beyond ?? 'both')).toEqual(['both', 'both', 'both', 'mobile']);
  expect(rows[0]?.textContent).toMatch(/^1/);
});

test('ST-RANK-01 more ranks load while fewer than the limit are there', async () => {
  const { user, calls } = await show(ranked(30, 12), {
    endpoints: {
      'GET /main/virtual-category/:virtualCategoryCd': ({ query }) =>
        products(Number(query.get('displayLimit')), Number(query.get('pageStart')) + 1),
    },
  });
  await user.click(screen.getByRole('button', { name: ko['rank.more'] }));
  expect(await screen.findByText('향 30')).toBeTruthy();
  expect(calls.filter((call) => call.includes('virtual-category'))).toEqual([
    'GET /main/virtual-category/VC1?pageStart=12&displayLimit=18&discountType=ALL&orderByCd=01',
  ]);
  await user.click(screen.getByRole('button', { name: ko['rank.less'] }));
  expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(4);
});

test('ST-RANK-02 an empty answer ends the list of that tab', async () => {
  const { user, calls } = await show(ranked(60, 12), { endpoints: { 'GET /main/virtual-category/:virtualCategoryCd': [] } });
  await user.click(screen.getByRole('button', { name: ko['rank.more'] }));
  await screen.findByRole('button', { name: ko['rank.less'] });
  expect(calls.filter((call) => call.includes('virtual-category'))).toHaveLength(1);
});

test('D-06 ST-RANK-03 a tab and a swipe choose the same list', async () => {
  const { user } = await show(ranked(12, 12));
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  await user.click(screen.getByRole('tab', { name: '향수' }));
  expect(screen.getByRole('tabpanel', { name: '향수' }).textContent).toContain('향 50');
  const swipe = (from: number, to: number) => {
    const panel = screen.getByRole('tabpanel');
    fireEvent.pointerDown(panel, { clientX: from, clientY: 10, button: 0 });
    fireEvent.pointerMove(panel, { clientX: to, clientY: 12 });
    fireEvent.pointerUp(panel, { clientX: to, clientY: 12 });
  };
  swipe(100, 220);
  expect(chosen()).toBe('전체');
  swipe(220, 100);
  expect(chosen()).toBe('향수');
  swipe(220, 100);
  expect(chosen()).toBe('향수');
});

test('D-19 P-AI-1 P-AI-2 the heading of the recommendations speaks to the member, and generally to a visitor', async () => {
  const layout = aLayout({ displays: [aDisplay({ displayCd: 19, title: '비슷한 분들이 다시 찾은' })], aiMemberGroupProducts: products(5) });
  const { unmount } = await show(layout);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('비슷한 분들이 다시 찾은');
  unmount();
  await show({ ...layout, memNm: '지수', gender: '02', ageGroupStr: '20대' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('지수님, 20대 여성이 좋아한 향과 색이에요');
});

test('D-01 D-M01 the hero shows its first picture with live words, n of N, and a list of all banners', async () => {
  const { user } = await show(
    aLayout({
      displays: [aDisplay({ displayCd: 27 })],
      displayItems: ['장미', '바다', '안개'].map((text, n) =>
        anItem({ seq: n + 1, text, link: `/promotion/EV0${n}`, fileUrl: `/m${n}.webp`, fileUrl2: `/pc${n}.webp` }),
      ),
    }),
  );
  expect(screen.getByRole('link', { name: /장미/ }).getAttribute('href')).toBe('/promotion/EV00');
  expect(screen.getByRole('img', { name: '3장 가운데 1번째' }).textContent).toContain('1 / 3');
  await user.click(screen.getByRole('button', { name: ko['hero.showAll'] }));
  const list = await screen.findByRole('dialog', undefined, { timeout: 25_000 });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/promotion/EV00', '/promotion/EV01', '/promotion/EV02']);
});

test('D-07 D-08 entries and guarantees lead where the operator says', async () => {
  await show(
    aLayout({
      displays: [aDisplay({ seq: 1, displayCd: 7 }), aDisplay({ seq: 2, displayCd: 8 })],
      displayItems: [
        anItem({ displaySeq: 1, text: '래플', link: '/raffles', fileUrl: 'icon:raffle' }),
        anItem({ displaySeq: 2, text: '정품만', description: '브랜드에서 직접 받아요', link: '/introduction' }),
      ],
    }),
  );
  expect(screen.getByRole('link', { name: '래플' }).getAttribute('href')).toBe('/raffles');
  expect(screen.getByRole('link', { name: /정품만/ }).getAttribute('href')).toBe('/introduction');
});

test('D-03 a category shows its banner and then its products', async () => {
  await show(
    aLayout({
      displays: [aDisplay({ displayCd: 3, title: '향수관' })],
      displayItems: [anItem({ text: '불 꺼진 뒤의\n향들', link: '/category/C01', fileUrl: '/card.webp', products: products(4) })],
    }),
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/category/C01');
  expect(links.slice(1)).toEqual(products(4).map(({ productCd }) => `/product/${productCd}`));
});

test('GEN-04 another answer of the server is another page', async () => {
  const { unmount } = await show(aLayout({ displays: [rail(1, '여름')], displayItems: [anItem({ products: products(1) })] }));
  unmount();
  await show(aLayout({ displays: [aDisplay({ displayCd: 19, title: '겨울' })], aiMemberGroupProducts: products(2) }));
  expect(screen.queryByText('여름')).toBeNull();
  expect(screen.getByText('겨울')).toBeTruthy();
});
