import { configure, screen, waitFor, within } from '@testing-library/react';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import ko from '../../../locales/ko.json';
import { aProduct, aQuestion, anOption } from '../../testing/samples';
import ProductScreen from './product.screen';
import { productHead } from './product.head';

const member = { isLogin: true, member: { memCd: 'M1', grade: 'SILVER', newCustomer: false } as MemberDetails };
/** What the page asks for once the reader comes near it. */
const near: RenderScreenOptions['endpoints'] = {
  'GET /product/:productCd/price-history': {
    days: [{ day: '2026-11-21', salePrice: 61_200 }],
    lowest: { day: '2026-11-21', salePrice: 61_200 },
  },
  'GET /product/:productCd/for-me': { points: 0, avoided: [], fit: null },
  'GET /member/avoided-ingredients': [],
  'GET /category/:cateCd/products': { items: [] } as never,
  'GET /product/:productCd/qna': { items: [], totalCount: 0, nextCursor: null },
  'GET /mypage/restocks': [],
};
const open = (
  product: ProductDetail | ReturnType<typeof refusal>,
  options: Pick<RenderScreenOptions, 'endpoints' | 'storeUrl' | 'after' | 'isApp'> & { isLogin?: boolean } = {},
) =>
  renderScreen(<ProductScreen />, {
    at: '/product/P0001',
    messages: { catalog: ko, terms },
    endpoints: { ...near, 'GET /product/:productCd': product as ProductDetail, ...options.endpoints },
    storeUrl: options.storeUrl,
    isApp: options.isApp,
    after: options.after,
    ...(options.isLogin && { session: member }),
  });
type Page = Awaited<ReturnType<typeof open>>;
/** The prices of the page's head as they are read aloud. */
const prices = () => {
  const read = (label: string) => screen.queryByText(label)?.parentElement?.textContent ?? undefined;
  return { list: read('정가'), sale: read('판매가'), rate: screen.queryByText(/^\d+%$/)?.textContent ?? undefined };
};
const button = (name: string) => screen.getByRole('button', { name });
/** The tests read the page of a phone: the bar opens the sheet with the choice. */
const openSheet = async ({ user }: Page) => {
  await user.click(button('바로 구매'));
  const sheet = within(await screen.findByRole('dialog'));
  return { press: (name: string) => user.click(sheet.getByRole('button', { name })), ...sheet };
};
beforeEach(() => window.localStorage.clear());
// What the page loads late is compiled before the clock of the first test runs.
beforeAll(
  () =>
    Promise.all([
      import('./buy-sheet'),
      import('./restock-sheet'),
      import('./newest-questions'),
      import('./picture-viewer'),
      import('./price-steps'),
      import('./price-line'),
      import('./for-you'),
      import('./ingredient-list'),
      import('./product-rails'),
      import('./customs-fact'),
    ]),
  60_000,
);
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5_000 });

test('R-PRD-01 the page names brand, product, stars, both prices, discount and arrival', async () => {
  await open(aProduct());
  expect(screen.getByRole('heading', { level: 1, name: '로즈 판톰' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '오렐르' }).getAttribute('href')).toBe('/brand/B01');
  expect(screen.getByLabelText('별점 5점 중 4.8점')).toBeTruthy();
  expect(prices()).toEqual({ list: '정가 90,000원', sale: '판매가 61,200원', rate: '32%' });
  expect(screen.getByText('11월 24일 (화) 도착 예정')).toBeTruthy();
});

test('R-PRD-01 a product that is not reduced has one price and no per cent', async () => {
  await open(aProduct({ salePrice: 90_000, discountRate: 0 }));
  expect(prices()).toEqual({ list: undefined, sale: '판매가 90,000원', rate: undefined });
});

test('R-PRD-01 the gallery shows every picture, the first at once, and a small one brings the large one into sight', async () => {
  const images = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ url: `/media/gallery/P0001-g${n}-720.89a8293${n}.webp`, kind: 'angle' as const }));
  const { user } = await open(aProduct({ images }));
  const gallery = within(screen.getByRole('region', { name: '상품 사진' }));
  const large = gallery.getAllByAltText<HTMLImageElement>(/^로즈 판톰 사진 \d$/);
  expect(large.map((each) => new URL(each.src).pathname)).toEqual(images.map(({ url }) => url));
  expect(large.map((each) => each.getAttribute('loading'))).toEqual(['eager', ...Array.from({ length: 7 }, () => 'lazy')]);
  expect(gallery.getByText('+2')).toBeTruthy();
  const track = gallery.getByRole('list', { name: '사진 8장, 옆으로 넘겨 보세요' });
  const moves: unknown[] = [];
  Object.defineProperty(track, 'clientWidth', { value: 390 });
  track.scrollTo = (move?: unknown) => void moves.push(move);
  await user.click(gallery.getByRole('button', { name: '사진 3 보기' }));
  expect(moves).toEqual([{ left: 780, behavior: 'smooth' }]);
  expect(gallery.getByRole('button', { name: '사진 3 보기' }).getAttribute('aria-current')).toBe('true');
});

test('R-PRD-01 a product without pictures of its own shows the one of its card', async () => {
  await open(aProduct({ images: [] }));
  const picture = screen.getByAltText<HTMLImageElement>('로즈 판톰 사진 1');
  expect(new URL(picture.src).pathname).toBe('/media/product/P0001-360.89a82939.webp');
  expect(screen.queryByRole('button', { name: /^사진 \d 보기$/ })).toBeNull();
});

test.each([
  [0, '품절'],
  [1, '1개 남았어요'],
  [5, '5개 남았어요'],
  [6, '재고 있음'],
])('R-PRD-01 with %s pieces left the page says "%s"', async (stockCnt, words) => {
  await open(aProduct({ stockCnt }));
  expect(screen.getByText('재고').nextElementSibling?.textContent).toBe(words);
});

test('R-PRD-01 the stock is that of the picked size', async () => {
  const page = await open(aProduct({ option: 'SIZE', options: [anOption('30ml', { stockCnt: 40 }), anOption('50ml', { stockCnt: 2 })] }));
  const stock = () => screen.getByText('재고').nextElementSibling?.textContent;
  expect(stock()).toBe('재고 있음');
  const sheet = await openSheet(page);
  await page.user.click(sheet.getByRole('radio', { name: /50ml/ }));
  expect(stock()).toBe('2개 남았어요');
});

test('R-PRD-01 the page leads to the questions and to the guide of delivery', async () => {
  await open(aProduct());
  expect(screen.getByRole('link', { name: '배송·교환 안내' }).getAttribute('href')).toBe('/product/cs/delivery');
  expect(screen.getByRole('link', { name: '문의 보기' }).getAttribute('href')).toBe('/product/P0001/qna');
});

test('R-PRD-01 a sold-out product cannot be bought; a restock alarm stands in its place and says it lives in the app', async () => {
  const { user } = await open(aProduct({ stockCnt: 0 }));
  expect(screen.queryByRole('button', { name: '바로 구매' })).toBeNull();
  expect(button('품절')).toHaveProperty('disabled', true);
  await user.click(button('재입고 알림'));
  expect(await screen.findByText(/향로 앱에서 걸 수 있어요/)).toBeTruthy();
});

test('R-OTH-21 the restock alarm on the web leads to the app’s store page', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await open(aProduct({ stockCnt: 0 }), { storeUrl: 'https://store.example/hyangro' });
  await user.click(button('재입고 알림'));
  await user.click(await screen.findByRole('button', { name: '앱 열기' }));
  expect(opened).toHaveBeenCalledWith('https://store.example/hyangro', '_blank', 'noopener');
  opened.mockRestore();
});

test('R-PRD-01 R-PRD-05 the newest answered questions stand on the page', async () => {
  const { calls } = await open(aProduct(), {
    endpoints: { 'GET /product/:productCd/qna': { items: [aQuestion()], totalCount: 1, nextCursor: null } },
  });
  expect(await screen.findByText('네, 자석이에요.')).toBeTruthy();
  expect(calls).toContain('GET /product/P0001/qna?state=ANSWERED&readable=true&limit=3');
});

describe('restock alarms in the app', () => {
  const soldOut = { stockCnt: 0, option: 'SIZE' as const, options: [anOption('30ml', { stockCnt: 0 }), anOption('50ml', { stockCnt: 0 })] };
  /** A member in the app, and a server that remembers what is asked. */
  const openInApp = async (over: Partial<ProductDetail> = soldOut) => {
    const waiting: (string | null)[] = [];
    const optionOf = (body: unknown) => (body as { optionCd: string | null }).optionCd;
    const request = (optionCd: string | null) =>
      ({ productCd: 'P0001', optionCd, requestedAt: '2026-11-22T00:00:00Z', expiresAt: '2027-02-22T00:00:00Z' }) as never;
    const page = await open(aProduct(over), {
      isLogin: true,
      isApp: true,
      endpoints: {
        'GET /mypage/restocks': () => waiting.map(request),
        'PUT /product/:productCd/restock': ({ body }) => (waiting.push(optionOf(body)), request(optionOf(body))),
        'DELETE /product/:productCd/restock': ({ body }) => void waiting.splice(waiting.indexOf(optionOf(body)), 1),
      },
    });
    await page.user.click(button('재입고 알림'));
    await screen.findByRole('dialog');
    return { ...page, waiting };
  };

  test('ST-RST-01 a member asks for one size, reads that it is asked for, and releases it with the next press', async () => {
    const { user, waiting, shown } = await openInApp();
    await user.click(screen.getByRole('radio', { name: /50ml/ }));
    await user.click(button('알림 받기'));
    expect(await screen.findByRole('radio', { name: /50ml 알림 신청됨/ })).toBeTruthy();
    expect([waiting, shown.toasts]).toEqual([['50ml'], ['들어오면 바로 알려 드릴게요. 3개월 동안 기다려요.']]);
    await user.click(button('알림 끄기'));
    await waitFor(() => expect(waiting).toEqual([]));
    expect(await screen.findByRole('button', { name: '알림 받기' })).toBeTruthy();
  });

  test('ST-RST-01 whichever size comes first can be waited for, and the page’s button says that somebody waits', async () => {
    const { user, waiting } = await openInApp();
    await user.click(button('알림 받기'));
    await waitFor(() => expect(waiting).toEqual([null]));
    expect((await screen.findAllByText('알림 신청됨')).length).toBeGreaterThan(0);
  });
});

test('ST-RST-01 goods that came back in the same moment are told as such', async () => {
  const page = await open(aProduct({ stockCnt: 0 }), {
    isLogin: true,
    isApp: true,
    endpoints: { 'GET /mypage/restocks': [], 'PUT /product/:productCd/restock': refusal('RESTOCK_IN_STOCK') },
  });
  await page.user.click(button('재입고 알림'));
  await page.user.click(await screen.findByRole('button', { name: '알림 받기' }));
  await waitFor(() => expect(page.shown.toasts).toEqual([ko['restock.back']]));
  expect(page.shown.errors).toEqual([]);
});

test('R-PRD-01 a member puts two pieces into the cart and hears of it, and so does the shop', async () => {
  const bodies: unknown[] = [];
  const page = await open(aProduct(), {
    isLogin: true,
    endpoints: { 'POST /cart/items': ({ body }) => (bodies.push(body), { count: 3, isMerged: false }) },
  });
  const { shown, services } = page;
  const counts: number[] = [];
  services.events.subscribe('cart:changed', ({ count }) => counts.push(count));
  const sheet = await openSheet(page);
  await sheet.press('하나 더하기');
  await sheet.press('장바구니');
  await waitFor(() => expect(shown.toasts).toEqual(['장바구니에 담았어요.']));
  expect(bodies).toEqual([{ productCd: 'P0001', optionCd: null, quantity: 2 }]);
  expect(counts).toEqual([3]);
});

test('R-PRD-01 a shade must be chosen before anything is bought', async () => {
  const page = await open(aProduct({ option: 'SHADE', options: [anOption('S1', { name: '동백' })] }), { isLogin: true });
  const sheet = await openSheet(page);
  await sheet.press('바로 구매');
  expect(sheet.getByRole('alert').textContent).toBe('색상을 먼저 골라 주세요.');
  expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('R-PRD-01 buy now places one order, also on a double click, and goes on to pay', async () => {
  const page = await open(aProduct(), { isLogin: true, endpoints: { 'POST /orders': { orderCd: 'O-1' as never } } });
  const sheet = await openSheet(page);
  await page.user.dblClick(sheet.getByRole('button', { name: '바로 구매' }));
  await waitFor(() => expect(page.address()).toBe('/order/payment/O-1'));
  expect(page.calls.filter((call) => call === 'POST /orders')).toHaveLength(1);
});

test('R-PRD-01 a refusal of the shop is told and the choice stays', async () => {
  const page = await open(aProduct(), { isLogin: true, endpoints: { 'POST /cart/items': refusal('ORDER_NO_STOCK', ['로즈 판톰', 1]) } });
  const sheet = await openSheet(page);
  await sheet.press('하나 더하기');
  await sheet.press('장바구니');
  await waitFor(() => expect(page.shown.errors).toHaveLength(1));
  expect(page.shown.toasts).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openSheet(page);
  expect(again.getByRole('spinbutton', { name: '수량' })).toHaveProperty('value', '2');
});

test('the cart takes the goods at the press: the sheet closes before the server answers, and a double tap is one call', async () => {
  let answer: (taken: { count: number; isMerged: boolean }) => void = () => undefined;
  const page = await open(aProduct(), {
    isLogin: true,
    endpoints: { 'POST /cart/items': () => new Promise((resolve) => (answer = resolve)) },
  });
  const sheet = await openSheet(page);
  await page.user.dblClick(sheet.getByRole('button', { name: '장바구니' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([page.calls.filter((call) => call === 'POST /cart/items').length, page.shown.toasts]).toEqual([1, []]);
  answer({ count: 1, isMerged: false });
  await waitFor(() => expect(page.shown.toasts).toEqual(['장바구니에 담았어요.']));
});

test('goods that are in the cart already raise no number, so the button shows that they are on their way', async () => {
  const answers: (() => void)[] = [];
  const page = await open(aProduct(), {
    isLogin: true,
    endpoints: {
      'POST /cart/items': () => new Promise((resolve) => answers.push(() => resolve({ count: 1, isMerged: answers.length > 1 }))),
    },
  });
  const isBusy = () => screen.getAllByRole('button', { name: '장바구니' }).some((each) => each.getAttribute('aria-busy') === 'true');
  for (const [at, word] of ['장바구니에 담았어요.', '이미 담긴 상품이라 수량을 더했어요.'].entries()) {
    const sheet = await openSheet(page);
    await sheet.press('장바구니');
    await waitFor(() => expect([answers.length, screen.queryByRole('dialog')]).toEqual([at + 1, null]));
    expect(isBusy()).toBe(at === 1);
    answers[at]?.();
    await waitFor(() => expect(page.shown.toasts.at(-1)).toBe(word));
  }
  await waitFor(() => expect(isBusy()).toBe(false));
});

test('TRAP-14 GAP-03 a visitor fills the cart without a login: the browser keeps the goods, and the cart counts them', async () => {
  const page = await open(aProduct());
  const counts: number[] = [];
  page.services.events.subscribe('cart:changed', ({ count }) => counts.push(count));
  for (const pieces of [2, 1]) {
    const sheet = await openSheet(page);
    if (pieces === 2) await sheet.press('하나 더하기');
    await sheet.press('장바구니');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(page.services.storage.local.get('guestCart')?.items).toEqual([{ productCd: 'P0001', optionCd: null, quantity: 4 }]);
  expect([counts, page.shown.loginTargets]).toEqual([[1, 1], []]);
  expect(page.shown.toasts).toEqual([ko['buy.keptForLogin'], ko['buy.merged']]);
});

test('GAP-03 goods for the cart of a member whose session has run out wait for the login too', async () => {
  const page = await open(aProduct(), { isLogin: true, endpoints: { 'POST /cart/items': refusal('LOGIN_REQUIRED') } });
  const sheet = await openSheet(page);
  await sheet.press('장바구니');
  await waitFor(() => expect(page.shown.errors).toHaveLength(1));
  expect(page.services.storage.local.get('guestCart')?.items).toEqual([{ productCd: 'P0001', optionCd: null, quantity: 1 }]);
});

test('TRAP-14 a visitor who buys at once is sent to Login with the product, and after it the wish is carried out', async () => {
  const bodies: unknown[] = [];
  const first = await open(aProduct(), {
    endpoints: { 'POST /orders': ({ body }) => (bodies.push(body), { orderCd: 'O-1' as never }) },
  });
  const sheet = await openSheet(first);
  await sheet.press('하나 더하기');
  await sheet.press('바로 구매');
  expect(first.shown.loginTargets).toEqual([{ toName: 'Product', params: { productCd: 'P0001' } }]);
  first.unmount();
  await first.services.sessionStarted(member.member);
  await open(aProduct(), { after: first });
  await waitFor(() => expect(bodies).toMatchObject([{ items: [{ productCd: 'P0001', optionCd: null, quantity: 2 }] }]));
});

test('GEN-03 goods from overseas say so and lead to their guide', async () => {
  await open(aProduct({ productType: 'OVERSEAS', volumeMl: 100 }));
  expect(screen.getByText('해외직배송')).toBeTruthy();
  expect(await screen.findByText('향수 60ml를 넘어 세금이 붙을 수 있어요')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '해외직배송 안내' })[0]?.getAttribute('href')).toBe('/product/cs/OVERSEAS');
});

test('ST-ZZ-01 the heart of a visitor leads to Login and asks the server nothing', async () => {
  const { user, shown, calls } = await open(aProduct());
  await user.click(button('로즈 판톰 찜'));
  expect(shown.loginTargets).toHaveLength(1);
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  expect(button('로즈 판톰 찜').getAttribute('aria-pressed')).toBe('false');
});

test('ST-ZZ-01 the heart flips only when the server said yes', async () => {
  let says: (answer: { isZzim: boolean }) => void = () => undefined;
  const { user } = await open(aProduct(), {
    isLogin: true,
    endpoints: { 'PUT /product/:productCd/like': () => new Promise((resolve) => (says = resolve)) },
  });
  await user.click(button('로즈 판톰 찜'));
  expect(button('로즈 판톰 찜').getAttribute('aria-pressed')).toBe('false');
  says({ isZzim: true });
  await waitFor(() => expect(button('로즈 판톰 찜').getAttribute('aria-pressed')).toBe('true'));
});

test('API-12 a coupon that was taken is told in the words of the shared catalogue, and the shop hears of it', async () => {
  const bestCoupon = { couponCd: 3, name: '겨울 15%', price: 52_020 };
  const bodies: unknown[] = [];
  const { user, shown, services } = await open(aProduct({ bestCoupon }), {
    isLogin: true,
    endpoints: { 'POST /coupon': ({ body }) => (bodies.push(body), { couponCd: 3, maxDownloadableCouponCount: 0, receivedCoupon: true }) },
  });
  const heard: unknown[] = [];
  services.events.subscribe('coupon:downloaded', (news) => heard.push(news));
  await user.click(button('겨울 15% 쿠폰 받기'));
  expect(await screen.findByText('받았어요')).toBeTruthy();
  expect(shown.toasts).toEqual([terms['coupon.a0009']]);
  expect([bodies, heard]).toEqual([[{ couponCd: 3 }], [{ couponCds: [3] }]]);
});

test('§8 a coupon that is gone fails in silence; one already taken shows as taken', async () => {
  const bestCoupon = { couponCd: 3, name: '겨울 15%', price: 52_020 };
  const gone = await open(aProduct({ bestCoupon }), { isLogin: true, endpoints: { 'POST /coupon': refusal('COUPON_SOLD_OUT') } });
  await gone.user.click(button('겨울 15% 쿠폰 받기'));
  await waitFor(() => expect(button('겨울 15% 쿠폰 받기').getAttribute('aria-busy')).toBeNull());
  expect([gone.shown.errors, gone.shown.toasts]).toEqual([[], []]);
  gone.unmount();
  const taken = await open(aProduct({ bestCoupon }), { isLogin: true, endpoints: { 'POST /coupon': refusal('COUPON_ALREADY_ISSUED') } });
  await taken.user.click(button('겨울 15% 쿠폰 받기'));
  expect(await screen.findByText('받았어요')).toBeTruthy();
});

test('R-PRD-01 reviews that do not come cost one rectangle with a way to try again', async () => {
  await open(aProduct());
  const reviews = screen.getByRole('region', { name: '리뷰' });
  expect(within(reviews).getByRole('button', { name: '다시 불러오기' })).toBeTruthy();
  expect(button('바로 구매')).toBeTruthy();
});

test('LS-02 a product that was seen is remembered', async () => {
  const { services } = await open(aProduct());
  expect(services.storage.local.get('recentProducts')).toEqual(['P0001']);
});

test('R-PRD-01 an unknown product says so, leads on, and answers 404', async () => {
  const { services } = await open(refusal('PRODUCT_NOT_FOUND'));
  expect(screen.getByText('없는 상품이에요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/');
  expect(productHead({ services, params: { productCd: 'P0001' }, searchParams: new URLSearchParams() })).toMatchObject({ status: 404 });
});

test('NF-01 the head carries title, share picture and schema.org of product and trail', async () => {
  const { services } = await open(aProduct());
  const head = productHead({ services, params: { productCd: 'P0001' }, searchParams: new URLSearchParams() });
  expect(head).toMatchObject({
    title: '오렐르 로즈 판톰',
    description: '장미 향',
    image: '/media/product/P0001-720.89a82939.webp',
  });
  expect(head.jsonLd).toMatchObject([
    { '@type': 'Product', offers: { price: 61_200, priceCurrency: 'KRW' }, aggregateRating: { ratingValue: 4.8, reviewCount: 12 } },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: '향수' }, { name: '여성 향수' }, { name: '로즈 판톰' }] },
  ]);
});
