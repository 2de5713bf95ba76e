import { act, screen } from '@testing-library/react';
import { aProductCard, refusal, renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aCoupon, aDisplay, aLayout, allCoupons, anItem, products } from '../../testing/samples';
import { aRail, showLayout, standInBrowser } from '../../testing/show-layout';
import MainScreen from './main.screen';

beforeEach(standInBrowser);

test('R-HOM-01 the home draws the displays of MAIN in seq order', async () => {
  const { calls } = await showLayout(
    aLayout({
      displays: [aRail(2, '둘째'), aRail(1, '첫째')],
      displayItems: [anItem({ displaySeq: 1, products: products(2) }), anItem({ displaySeq: 2, products: products(2, 5) })],
    }),
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['첫째', '둘째']);
  expect(calls).toEqual(['GET /main/layouts/MAIN']);
});

test.each([
  ['R-HOM-02', '/main'],
  ['R-HOM-14', '/promotion'],
])('%s %s/{layoutCd} draws that layout; an unknown one says so and leads home and to search', async (_, at) => {
  const layout = aLayout({ layoutCd: 'EV06', displays: [aRail(1, '처음 오신 분께')], displayItems: [anItem({ products: products(1) })] });
  const page = await showLayout(layout, { at: `${at}/EV06` });
  expect(page.calls).toEqual(['GET /main/layouts/EV06']);
  expect(screen.getByRole('heading', { level: 2, name: '처음 오신 분께' })).toBeTruthy();
  page.unmount();

  await showLayout(layout, { at: `${at}/NOPE`, endpoints: { 'GET /main/layouts/:layoutCd': refusal('LAYOUT_NOT_FOUND') } });
  expect(await screen.findByRole('heading', { level: 1, name: ko['notFound.title'] })).toBeTruthy();
  expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: '찾아보기' }).getAttribute('href')).toBe('/search');
});

test('R-HOM-14 a promotion is its layout: displays in order, coupons to download, and every coupon at one press', async () => {
  const layout = aLayout({
    layoutCd: 'EV01',
    layoutNm: '쿠폰 모음',
    displays: [aRail(2, '쿠폰이 붙는 상품'), aDisplay({ seq: 1, displayCd: 17, title: '한 번에 받아 두세요' })],
    displayItems: [anItem({ displaySeq: 2, products: products(2) })],
    couponDisplayItems: [aCoupon(), allCoupons()],
  });
  const { user, calls } = await showLayout(layout, {
    at: '/promotion/EV01',
    session: { isLogin: true, member: null },
    endpoints: { 'GET /coupon/promotion/:layoutCd': [{ couponCd: 1004, maxDownloadableCouponCount: 0, receivedCoupon: true }] },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('쿠폰 모음');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '한 번에 받아 두세요',
    '쿠폰이 붙는 상품',
  ]);
  await user.click(screen.getByRole('button', { name: '쿠폰 모두 받기' }));
  expect(await screen.findByRole('button', { name: '스킨케어 10% 받음' })).toBeTruthy();
  expect(calls).toEqual(['GET /main/layouts/EV01', 'GET /coupon/promotion/EV01']);
});

test('D-C05 D-C06 a card tells brand, name, rate and price, and SOLD OUT only without stock', async () => {
  await showLayout(
    aLayout({
      displays: [aRail(1, '새로 들어온 것')],
      displayItems: [
        anItem({ products: [aProductCard(), aProductCard({ productCd: 'P0002', productNm: '다 나간 향', stockCnt: 0, discountRate: 0 })] }),
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
  const { user, calls } = await showLayout(
    aLayout({ displays: [aRail(1, '새로')], displayItems: [anItem({ products: [aProductCard()] })] }),
    {
      session: { isLogin: true, member: null },
      endpoints: { 'PUT /product/:productCd/like': { isZzim: true } },
    },
  );
  const heart = screen.getByRole('button', { name: '로즈 판톰 찜' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await user.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(calls).toContain('PUT /product/P0001/like');
});

test('D-C07 a heart that the server refuses stays as it was', async () => {
  const { user, shown } = await showLayout(
    aLayout({ displays: [aRail(1, '새로')], displayItems: [anItem({ products: [aProductCard()] })] }),
    {
      session: { isLogin: true, member: null },
      endpoints: { 'PUT /product/:productCd/like': refusal('PRODUCT_NOT_FOUND') },
    },
  );
  await user.click(screen.getByRole('button', { name: '로즈 판톰 찜' }));
  expect(screen.getByRole('button', { name: '로즈 판톰 찜' }).getAttribute('aria-pressed')).toBe('false');
  expect(shown.errors).toHaveLength(1);
});

test('D-C01 a block for one screen is marked for it, and one for no screen is not in the page', async () => {
  const on = (seq: number, useOnMobile: boolean, useOnPc: boolean) => ({ ...aRail(seq, `칸 ${seq}`), useOnMobile, useOnPc });
  await showLayout(
    aLayout({
      displays: [on(1, true, false), on(2, false, true), on(3, true, true), on(4, false, false)],
      displayItems: [1, 2, 3, 4].map((displaySeq) => anItem({ displaySeq, products: products(1, displaySeq) })),
    }),
  );
  const placeOf = (seq: number) => screen.queryByText(`칸 ${seq}`)?.closest<HTMLElement>('[data-on]')?.dataset.on;
  expect([1, 2, 3, 4].map(placeOf)).toEqual(['mobile', 'pc', 'both', undefined]);
  expect(screen.queryByText('칸 4')).toBeNull();
});

test('D-C13 D-09 D-22 types that nobody knows draw nothing, are logged once, and the rest stands', async () => {
  const { shown } = await showLayout(
    aLayout({
      displays: [9, 22, 99].map((displayCd) => aDisplay({ seq: 1, displayCd, title: '모르는 칸' })).concat(aRail(2, '아는 칸')),
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
    displays: [aDisplay({ seq: 1, displayCd: 3, title: '깨진 칸' }), aRail(2, '성한 칸')],
    displayItems: [anItem({ displaySeq: 1, products: products(1) }), anItem({ displaySeq: 2, products: products(1, 2) })],
  });
  const page = await showLayout(layout);
  await act(async () => {
    const broken = {
      ...layout,
      displayItems: [anItem({ displaySeq: 1, text: 5 as never, products: products(1) }), ...layout.displayItems.slice(1)],
    };
    page.services.queryClient.setQueryData(['layout', 'detail', 'MAIN', 'ko'], { layout: broken, unknown: [], readAt: 0 });
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(screen.getByText(ko['block.failed'])).toBeTruthy();
  expect(screen.getByText('성한 칸')).toBeTruthy();
  error.mockRestore();
});

test('D-C02 a link with words stands beside the title, and without words the title is the link', async () => {
  const item = (displaySeq: number) => anItem({ displaySeq, products: products(1) });
  await showLayout(
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

test('GEN-04 another answer of the server is another page', async () => {
  const { unmount } = await showLayout(aLayout({ displays: [aRail(1, '여름')], displayItems: [anItem({ products: products(1) })] }));
  unmount();
  await showLayout(aLayout({ displays: [aDisplay({ displayCd: 19, title: '겨울' })], aiMemberGroupProducts: products(2) }));
  expect(screen.queryByText('여름')).toBeNull();
  expect(screen.getByText('겨울')).toBeTruthy();
});

test('a preview shows the version of its link, and says in the reader’s language that nobody else sees it', async () => {
  const asked: unknown[] = [];
  await showLayout(aLayout(), {
    at: '/main/MAIN?preview=3.abc.def',
    endpoints: {
      'GET /main/layouts/:layoutCd': ({ query }: { query: URLSearchParams }) => {
        asked.push(query.get('preview'));
        return aLayout({ displays: [aRail(1, '겨울')], displayItems: [anItem({ products: products(1) })] });
      },
    },
  });
  expect(asked).toEqual(['3.abc.def']);
  expect(screen.getByRole('heading', { level: 2, name: '겨울' })).toBeTruthy();
  expect((await screen.findByRole('note', { name: ko['preview.label'] })).textContent).toContain(ko['preview.text']);
});

test('a page as everybody sees it carries no word of a preview', async () => {
  await showLayout(aLayout({ displays: [aRail(1, '여름')], displayItems: [anItem({ products: products(1) })] }));
  expect(screen.queryByRole('note', { name: ko['preview.label'] })).toBeNull();
});

test('a preview link that is over says so, and leads home', async () => {
  await renderScreen(<MainScreen />, {
    messages: { layout: ko },
    at: '/promotion/EV02?preview=3.abc.def',
    endpoints: { 'GET /main/layouts/:layoutCd': refusal('LAYOUT_PREVIEW_INVALID') },
  });
  expect(await screen.findByRole('heading', { level: 1, name: ko['preview.gone.title'] })).toBeTruthy();
  expect(screen.getByText(ko['preview.gone.text'])).toBeTruthy();
  expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/');
});
