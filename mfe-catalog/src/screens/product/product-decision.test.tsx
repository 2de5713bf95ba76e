import { configure, screen, waitFor, within } from '@testing-library/react';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Grade, MemberDetails } from '@hyangro/contracts/session/session.contract';
import { renderScreen, type RenderScreenOptions, aRecommendedCard } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aCard, aProduct, anOption } from '../../testing/samples';
import ProductScreen from './product.screen';

/** Answers of a page of which nothing is known; a case says what it is about. */
const NOTHING: RenderScreenOptions['endpoints'] = {
  'GET /product/:productCd/price-history': {
    days: [{ day: '2026-11-21', salePrice: 61_200 }],
    lowest: { day: '2026-11-21', salePrice: 61_200 },
  },
  'GET /product/:productCd/for-me': { points: 0, avoided: [], fit: null },
  'GET /member/avoided-ingredients': [],
  'GET /cart/customs': { goodsWon: 0, perfumeMl: 0 },
  'GET /category/:cateCd/products': () => ({ ...emptyList, items: [] }),
};
const emptyList = {
  totalCount: 0,
  nextCursor: null,
  page: 1,
  pageCount: 0,
  facets: null,
  dropped: [],
  relaxed: null,
  category: { cateCd: 'C0101', name: '여성 향수', parent: null, siblings: [] },
};
const aMember = (grade: Grade, newCustomer = true) => ({ isLogin: true, member: { memCd: 'M1', grade, newCustomer } as MemberDetails });
const open = (product: ProductDetail, { endpoints, ...options }: Pick<RenderScreenOptions, 'endpoints' | 'session'> = {}) =>
  renderScreen(<ProductScreen />, {
    at: '/product/P0001',
    messages: { catalog: ko },
    endpoints: { ...NOTHING, 'GET /product/:productCd': product, ...endpoints },
    ...options,
  });
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '';
const sheet = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: '바로 구매' }));
  return within(await screen.findByRole('dialog'));
};
const FROM_AFAR = { productType: 'OVERSEAS', salePrice: 40_000, volumeMl: 20, maxPurchaseQty: 9 } as const;

beforeEach(() => window.localStorage.clear());
// What the page loads late is compiled before the clock of the first test runs.
beforeAll(
  () =>
    Promise.all([
      import('./buy-sheet'),
      import('./restock-sheet'),
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

describe('options', () => {
  const sizes = [
    anOption('S', { name: '30ml', volumeMl: 30, stockCnt: 40 }),
    anOption('L', { name: '100ml', volumeMl: 100, addPrice: 68_000, stockCnt: 0, imgUrl: '/media/gallery/L-720.89a82939.webp' }),
  ];
  test('R-PRD-01 GAP-27 each size tells its price, the price of a millilitre and what is left', async () => {
    const { user } = await open(aProduct({ option: 'SIZE', options: sizes }));
    const choice = await sheet(user);
    expect(choice.getByRole('radio', { name: /^30ml/ }).closest('label')?.textContent).toBe('30ml1ml당 2,040원 ($1.57)61,200원 ($47.08)');
    expect(choice.getByRole('radio', { name: /^100ml/ }).closest('label')?.textContent).toBe(
      '100ml1ml당 1,292원 ($0.99)129,200원 ($99.38)품절',
    );
    expect(fact('용량')).toBe('30ml · 1ml당 2,040원 ($1.57)');
  });

  test('R-PRD-01 a sold-out size can be picked: the news that it is back stands where it would be bought, and its picture comes', async () => {
    const moves: unknown[] = [];
    Element.prototype.scrollTo = (move?: unknown) => void moves.push(move);
    const { user } = await open(aProduct({ option: 'SIZE', options: sizes }));
    const choice = await sheet(user);
    await user.click(choice.getByRole('radio', { name: /^100ml/ }));
    expect(choice.queryByRole('button', { name: '바로 구매' })).toBeNull();
    expect(choice.getByRole('button', { name: '품절' })).toHaveProperty('disabled', true);
    expect(choice.queryByRole('spinbutton')).toBeNull();
    expect(screen.getByAltText('로즈 판톰 사진 2')).toBeTruthy();
    expect(moves).toHaveLength(1);
    await user.click(choice.getByRole('button', { name: '재입고 알림' }));
    expect(await screen.findByText(/향로 앱에서 걸 수 있어요/)).toBeTruthy();
  });

  test('R-PRD-01 the best price is that of the picked size', async () => {
    const coupon = (price: number) => ({ couponCd: 3, name: '겨울', price });
    const options = [anOption('S', { bestCoupon: coupon(52_020) }), anOption('L', { addPrice: 10_000, bestCoupon: coupon(60_520) })];
    const { user } = await open(aProduct({ option: 'SIZE', options, bestCoupon: coupon(52_020) }));
    const best = () => screen.getByText(/나의 최대 할인가/).nextElementSibling?.textContent;
    expect(best()).toBe('52,020원 ($40.02)');
    const choice = await sheet(user);
    await user.click(choice.getByRole('radio', { name: /^L/ }));
    expect(best()).toBe('60,520원 ($46.55)');
  });
});

describe('who may buy', () => {
  test('P-05 a member of a lower grade reads why the product cannot be bought, before checkout refuses it', async () => {
    await open(aProduct({ minGrade: 'GOLD' }), { session: aMember('SILVER') });
    expect(screen.getByText('골드 등급부터 살 수 있는 상품이에요. 지금은 실버 등급이에요.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '내 등급 보기' }).getAttribute('href')).toBe('/mypage');
    expect(screen.queryByRole('button', { name: '바로 구매' })).toBeNull();
    for (const button of screen.getAllByRole('button', { name: '골드 등급부터 구매' })) expect(button).toHaveProperty('disabled', true);
  });
  test('P-05 a member of the grade and a visitor may go on', async () => {
    const gold = await open(aProduct({ minGrade: 'GOLD' }), { session: aMember('GOLD') });
    expect(screen.getAllByRole('button', { name: '바로 구매' }).length).toBeGreaterThan(0);
    gold.unmount();
    await open(aProduct({ minGrade: 'GOLD' }));
    expect(screen.getAllByRole('button', { name: '바로 구매' }).length).toBeGreaterThan(0);
  });
  test('a first-purchase product says so, and to who has bought before that it is over', async () => {
    const first = await open(aProduct({ firstPurchaseOnly: true }), { session: aMember('NEW') });
    expect(screen.getByText('첫 구매 상품이라 한 개만 살 수 있고, 포인트는 쓸 수 없어요.')).toBeTruthy();
    first.unmount();
    await open(aProduct({ firstPurchaseOnly: true }), { session: aMember('NEW', false) });
    for (const button of screen.getAllByRole('button', { name: '첫 구매 전용' })) expect(button).toHaveProperty('disabled', true);
  });
});

describe('what it costs in the end', () => {
  test('R-PRD-01 the way to free shipping goes on with every piece', async () => {
    const { user } = await open(aProduct({ salePrice: 30_000, freeShipping: false }));
    expect(fact('배송')).toContain('40,000원 ($30.77) 더 담으면 무료배송');
    const choice = await sheet(user);
    for (let more = 0; more < 2; more += 1) await user.click(choice.getByRole('button', { name: '하나 더하기' }));
    expect(fact('배송')).toContain('무료배송');
    expect(fact('배송')).not.toContain('더 담으면');
  });

  test('K-CUS AHEAD-09 customs are told for every piece chosen, and how much more stays free', async () => {
    const { user } = await open(aProduct(FROM_AFAR));
    await waitFor(() => expect(fact('통관')).toContain('향수 20ml · USD 150 미만 관부가세 없음'));
    expect(fact('통관')).toContain('향수 40ml, 해외 상품 154,999원 ($119.23)까지 더 담아도 세금이 없어요.');
    const choice = await sheet(user);
    for (let more = 0; more < 3; more += 1) await user.click(choice.getByRole('button', { name: '하나 더하기' }));
    expect(fact('통관')).toContain('향수 60ml를 넘어 세금이 붙을 수 있어요');
    expect(fact('통관')).toContain('통관할 때 약 30,080원 ($23.14)을 따로 낼 수 있어요.');
  });

  test('AHEAD-09 what lies in the member’s cart is counted with it', async () => {
    await open(aProduct(FROM_AFAR), { session: aMember('GOLD'), endpoints: { 'GET /cart/customs': { goodsWon: 50_000, perfumeMl: 50 } } });
    await waitFor(() => expect(fact('통관')).toContain('향수 60ml를 넘어'));
    expect(fact('통관')).toContain('장바구니에 담긴 해외 상품과 함께 계산했어요.');
  });

  test('R-PRD-01 who asks reads how the best price comes about: sale, coupon, delivery and points up to 30 %', async () => {
    const bestCoupon = { couponCd: 3, name: '겨울 15%', price: 52_020 };
    const { user } = await open(aProduct({ bestCoupon, freeShipping: true }), {
      session: aMember('SILVER'),
      endpoints: { 'GET /product/:productCd/for-me': { points: 20_000, avoided: [], fit: null } },
    });
    await user.click(screen.getByText('이 가격이 되는 까닭'));
    expect(await screen.findByText('−15,606원 ($12)')).toBeTruthy();
    const steps = screen.getByText('한 개 살 때 가장 낮은 결제 금액').closest('dl')?.textContent;
    expect(steps).toBe(
      '정가90,000원 ($69.23)할인−28,800원 ($22.15)쿠폰 · 겨울 15%−9,180원 ($7.06)배송비무료배송포인트−15,606원 ($12)한 개 살 때 가장 낮은 결제 금액36,414원 ($28.01)',
    );
    expect(screen.getByText('포인트는 결제 금액의 30%까지 쓸 수 있어요. 지금 20,000P가 있어요.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '이 상품의 쿠폰 모두 보기' }).getAttribute('href')).toBe('/product/P0001/coupons');
  });

  test('GEN-13 a member sees the points of the own grade', async () => {
    await open(aProduct({ salePrice: 100_000 }), { session: aMember('GOLD') });
    expect(fact('적립')).toContain('2,000P');
  });
});

describe('what speaks for it and against it', () => {
  const history = (...prices: number[]) => {
    const days = prices.map((salePrice, at) => ({ day: `2026-11-${String(at + 1).padStart(2, '0')}`, salePrice }));
    const low = Math.min(...prices);
    return { days, lowest: days.findLast(({ salePrice }) => salePrice === low) ?? { day: '2026-11-01', salePrice: low } };
  };
  test('GAP-20 the price line names the lowest price of thirty days, its day and every change', async () => {
    const prices = [
      ...Array.from({ length: 20 }, () => 70_000),
      ...Array.from({ length: 5 }, () => 55_000),
      ...Array.from({ length: 5 }, () => 61_200),
    ];
    await open(aProduct(), { endpoints: { 'GET /product/:productCd/price-history': history(...prices) } });
    const line = within(await screen.findByRole('region', { name: '가격 흐름' }));
    expect(line.getByText('30일 최저가 55,000원 ($42.31) (11월 25일 (수))')).toBeTruthy();
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '11월 1일 (일)부터 70,000원 ($53.85)',
      '11월 21일 (토)부터 55,000원 ($42.31)',
      '11월 26일 (목)부터 61,200원 ($47.08)',
    ]);
  });
  test('GAP-20 the lowest price is told as such, and a short record says since when', async () => {
    await open(aProduct(), { endpoints: { 'GET /product/:productCd/price-history': history(70_000, 61_200) } });
    const line = within(await screen.findByRole('region', { name: '가격 흐름' }));
    expect(line.getByText('지금이 2일 중 가장 낮은 가격이에요.')).toBeTruthy();
    expect(line.getByText(/11월 1일 \(일\)부터 기록했어요/)).toBeTruthy();
  });
  test('GAP-20 the alarm on a drop is the wish: set once, it says so', async () => {
    const { user } = await open(aProduct(), { session: aMember('NEW'), endpoints: { 'PUT /product/:productCd/like': { isZzim: true } } });
    await user.click(await screen.findByRole('button', { name: '가격이 내려가면 알려 주기' }));
    expect(await screen.findByText('찜해 두셨어요. 가격이 내려가면 알려 드려요.')).toBeTruthy();
  });

  const ingredients = [
    { name: 'Panthenol', note: '비타민 B5' },
    { name: 'Linalool', note: '향료' },
  ];
  test('GAP-15 what a member avoids is marked in the list and named above it; a press puts one more on the list', async () => {
    let list = ['Linalool'];
    const { user } = await open(aProduct({ ingredients }), {
      session: aMember('NEW'),
      endpoints: {
        'GET /member/avoided-ingredients': () => list,
        'PUT /member/avoided-ingredients': ({ body }) => (list = [...list, (body as { name: string }).name]),
        'GET /product/:productCd/for-me': () => ({ points: 0, fit: null, avoided: list.toReversed() }),
      },
    });
    expect(await screen.findByText('피하는 성분이 들어 있어요: Linalool')).toBeTruthy();
    const avoid = (name: string) => screen.getByRole('button', { name: `${name} 피하기`, hidden: true });
    expect([avoid('Linalool'), avoid('Panthenol')].map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await user.click(avoid('Panthenol'));
    await waitFor(() => expect(avoid('Panthenol').getAttribute('aria-pressed')).toBe('true'));
    expect(await screen.findByText('피하는 성분이 들어 있어요: Panthenol, Linalool')).toBeTruthy();
  });
  test('GAP-15 what is pressed before the list has come stays pressed when it comes', async () => {
    let letListCome: (list: string[]) => void = () => undefined;
    const { user } = await open(aProduct({ ingredients }), {
      session: aMember('NEW'),
      endpoints: {
        'GET /member/avoided-ingredients': () => new Promise<string[]>((resolve) => (letListCome = resolve)),
        'PUT /member/avoided-ingredients': ['Panthenol'],
      },
    });
    const avoid = await screen.findByRole('button', { name: 'Panthenol 피하기', hidden: true });
    await user.click(avoid);
    await waitFor(() => expect(avoid.getAttribute('aria-pressed')).toBe('true'));
    letListCome([]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(avoid.getAttribute('aria-pressed')).toBe('true');
  });
  test('GAP-15 a visitor who wants to avoid something is sent to Login, and nothing is asked of the server', async () => {
    const { user, shown, calls } = await open(aProduct({ ingredients }));
    await user.click(await screen.findByRole('button', { name: 'Panthenol 피하기', hidden: true }));
    expect(shown.loginTargets).toEqual([{ toName: 'Product', params: { productCd: 'P0001' } }]);
    expect(calls.filter((call) => call.includes('avoided') || call.includes('for-me'))).toEqual([]);
  });
  test('R-PRD-01 the beauty profile is laid beside the product in words', async () => {
    const fit = {
      skinType: { name: '건성', fits: true },
      concerns: [
        { name: '수분', fits: true },
        { name: '주름', fits: false },
      ],
    };
    await open(aProduct(), { session: aMember('NEW'), endpoints: { 'GET /product/:productCd/for-me': { points: 0, avoided: [], fit } } });
    const words = within(await screen.findByRole('region', { name: '나와 잘 맞을까요?' }));
    for (const line of ['건성 피부에 맞춘 상품이에요.', '수분 고민에 도움이 돼요.', '주름 고민은 따로 챙겨 주세요.'])
      expect(words.getByText(line)).toBeTruthy();
  });
});

describe('where to go on', () => {
  test('GAP-27 the product can be laid beside others from its own page', async () => {
    const { user } = await open(aProduct());
    await user.click(await screen.findByRole('button', { name: '비교에 담기' }));
    expect(await screen.findByRole('region', { name: '상품 비교' })).toBeTruthy();
  });

  const seen = {
    productCd: 'P0007',
    brandNm: '오렐르',
    productNm: '모스 룸',
    imgMainUrl: '/m-360.webp',
    salePrice: 50_000,
    discountRate: 0,
  };
  const cards = (rail: string) =>
    within(screen.getByRole('list', { name: rail }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  test('K-REC with two products known, goods near both are shown, then those seen before', async () => {
    window.localStorage.setItem('recentProductsInfo', JSON.stringify([seen]));
    const { calls } = await open(aProduct(), {
      endpoints: { 'GET /product/recommendations': [aRecommendedCard({ productCd: 'P0009' })] },
    });
    expect(await screen.findByRole('heading', { name: '함께 보면 좋은 상품' })).toBeTruthy();
    expect(calls).toContain('GET /product/recommendations?productCds=P0001&productCds=P0007');
    expect([cards('함께 보면 좋은 상품'), cards('최근 본 상품')]).toEqual([['/product/P0009'], ['/product/P0007']]);
  });
  test('K-REC with this product alone, the popular ones of its category stand there', async () => {
    const { calls } = await open(aProduct(), {
      endpoints: {
        'GET /category/:cateCd/products': { ...emptyList, items: [aCard({ productCd: 'P0002' }), aCard({ productCd: 'P0001' })] },
      },
    });
    expect(await screen.findByRole('heading', { name: '여성 향수 인기 상품' })).toBeTruthy();
    expect(cards('함께 보면 좋은 상품')).toEqual(['/product/P0002']);
    expect(calls.filter((call) => call.includes('recommendations'))).toEqual([]);
    expect(screen.queryByRole('heading', { name: '최근 본 상품' })).toBeNull();
  });
});

describe('the page itself', () => {
  test('R-PRD-01 a picture opens large, and the shop’s page comes back', async () => {
    Element.prototype.scrollTo = () => undefined;
    const images = [1, 2].map((n) => ({ url: `/media/gallery/P0001-g${n}-1440.89a82939.webp`, kind: 'angle' as const }));
    const { user } = await open(aProduct({ images }));
    await user.click(screen.getByRole('button', { name: '사진 크게 보기' }));
    const viewer = within(await screen.findByRole('dialog', { name: '로즈 판톰 사진 크게 보기' }));
    expect(viewer.getByAltText('로즈 판톰 사진 1').getAttribute('srcset')).toContain('1440w');
    await user.click(viewer.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  test('R-PRD-01 the address is copied where the device has no way to share', async () => {
    const { user, shown } = await open(aProduct());
    await user.click(screen.getByLabelText('이 상품 나누기'));
    await waitFor(() => expect(shown.toasts).toEqual(['복사했어요.']));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });
  test('LS-03 the page keeps the card of the product for lists, the newest first', async () => {
    window.localStorage.setItem('recentProductsInfo', JSON.stringify([]));
    const { services } = await open(aProduct({ productCd: 'P0001' as never }));
    expect(services.storage.local.get('recentProductsInfo')).toEqual([
      {
        productCd: 'P0001',
        brandNm: '오렐르',
        productNm: '로즈 판톰',
        imgMainUrl: '/media/product/P0001-360.89a82939.webp',
        salePrice: 61_200,
        discountRate: 32,
      },
    ]);
  });
});
