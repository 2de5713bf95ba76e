import { screen, waitFor, within } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { mediaQuery } from '@hyangro/ui/theme';
import { SIGNED_IN } from '../../testing/post.samples';
import { NOW, aPage, aReview, aSummary, messages, stillPage } from '../../testing/samples';
import ProductReviewsScreen from './product-reviews.screen';

type Answer = EndpointMocks['GET /product/:productCd/reviews'];
const show = async (reviews: Answer, at = '/review/product/P0017', options: { session?: typeof SIGNED_IN } = {}) => {
  const page = await renderScreen(<ProductReviewsScreen />, {
    ...options,
    at,
    messages,
    now: () => NOW,
    endpoints: { 'GET /product/:productCd/reviews': reviews, 'GET /product/:productCd': refusal('PRODUCT_NOT_FOUND') },
  });
  await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(0));
  return page;
};
const asked = (calls: string[]) => calls.filter((call) => call.includes('/reviews'));
beforeEach(stillPage);

test('R-UGC-02 a review tells who, how many stars, when and which option', async () => {
  await show({ ...aPage([aReview()]), summary: aSummary() });
  expect(screen.getByText('복합성 · 30대')).toBeTruthy();
  expect(screen.getByText('3일 전')).toBeTruthy();
  expect(screen.getByText('50ml')).toBeTruthy();
  expect(screen.getByRole('img', { name: '별점 4.9점, 리뷰 100개' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '리뷰 쓰기' }).getAttribute('href')).toBe('/review/new?productCd=P0017');
});

test("R-UGC-02 a member's words carry their language", async () => {
  await show({ ...aPage([aReview({ locale: 'en', title: 'Cold harbour' })]), summary: aSummary() });
  expect(screen.getByText('Cold harbour').getAttribute('lang')).toBe('en');
});

test('R-UGC-02 a bar of the summary filters by its stars and clears the filter again', async () => {
  const { user, calls, address } = await show({ ...aPage([aReview()]), summary: aSummary() });
  const bar = () => screen.getByRole('button', { name: '4점 10개, 10%' });
  await user.click(bar());
  await waitFor(() => expect(bar().getAttribute('aria-pressed')).toBe('true'));
  expect(address()).toBe('/review/product/P0017?rating=4');
  expect(asked(calls).at(-1)).toBe('GET /product/P0017/reviews?sort=helpful&rating=4&photosOnly=false');
  await user.click(bar());
  await waitFor(() => expect(address()).toBe('/review/product/P0017'));
});

test('R-UGC-02 pictures only and sorting are asked of the server and stand in the address', async () => {
  const { user, calls, address } = await show({ ...aPage([aReview()]), summary: aSummary() });
  await user.click(screen.getByRole('button', { name: /포토 42$/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '낮은 별점순');
  await waitFor(() => expect(address()).toBe('/review/product/P0017?sort=lowest&photos=1'));
  await waitFor(() => expect(asked(calls).at(-1)).toBe('GET /product/P0017/reviews?sort=lowest&photosOnly=true'));
});

test('R-UGC-02 the old list stays while a filter loads', async () => {
  const { user } = await show(({ query }) =>
    query.get('rating') ? new Promise(() => undefined) : { ...aPage([aReview()]), summary: aSummary() },
  );
  await user.click(screen.getByRole('button', { name: '5점 86개, 86%' }));
  expect(screen.getByText('새벽 항구 한 병')).toBeTruthy();
});

test('R-UGC-02 the list goes on page by page', async () => {
  const { user, calls } = await show(({ query }) =>
    query.get('cursor')
      ? { ...aPage([aReview({ ugcCd: 'RV2', title: '둘째 쪽' })]), summary: aSummary() }
      : { ...aPage([aReview()], { nextCursor: 'c1' }), summary: aSummary() },
  );
  await user.click(screen.getByRole('button', { name: '더 보기' }));
  expect(await screen.findByText('둘째 쪽')).toBeTruthy();
  expect(asked(calls).at(-1)).toContain('cursor=c1');
});

test('R-UGC-02 a filter that fits nothing can be cleared', async () => {
  const { user, address } = await show({ ...aPage([]), summary: aSummary() }, '/review/product/P0017?rating=1&photos=1');
  await user.click(screen.getByRole('button', { name: '조건 지우기' }));
  expect(address()).toBe('/review/product/P0017');
});

test('a product that nobody has reviewed says so, filters nothing, and leads to writing', async () => {
  await show({ ...aPage([]), summary: aSummary({ count: 0, average: null, distribution: [0, 0, 0, 0, 0], photos: [], photoCount: 0 }) });
  expect(screen.getByText('아직 리뷰가 없어요')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: '리뷰 쓰기' }).getAttribute('href')).toBe('/review/new?productCd=P0017');
});

test('R-UGC-02 an unknown product says so and leads on', async () => {
  await show(refusal('PRODUCT_NOT_FOUND'));
  expect(screen.getByText('찾으시는 상품이 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '찾아보기' }).getAttribute('href')).toBe('/search');
});

describe('filters by who wrote a review', () => {
  const summary = aSummary({
    facets: [
      { facet: 'skinType', value: 'DRY', count: 40 },
      { facet: 'skinType', value: 'SENS', count: 12 },
      { facet: 'skinTone', value: 'T21', count: 30 },
      { facet: 'skinConcern', value: 'PORE', count: 25 },
      { facet: 'ageBand', value: '30s', count: 51 },
      { facet: 'locale', value: 'ko', count: 80 },
      { facet: 'locale', value: 'en', count: 20 },
    ],
  });
  const answer = { ...aPage([aReview()]), summary };
  /** The window is as wide as a PC's, and what only a PC shows is drawn: styles of a test know no widths. */
  const onPc = () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query === mediaQuery('pc') }));
    document.head.append(
      Object.assign(document.createElement('style'), { id: 'pc', textContent: 'section { display: block !important; }' }),
    );
  };
  afterEach(() => {
    jest.restoreAllMocks();
    document.querySelector('#pc')?.remove();
  });
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const status = () => screen.getByText(/^리뷰 \d+개$/);

  test('each choice tells how many reviews it finds; chosen, it is asked of the server, stands in the address and as a chip that takes it off', async () => {
    onPc();
    const { user, calls, address } = await show(answer);
    await user.click(group('피부 타입').getByRole('button', { name: '건성 40' }));
    await user.click(group('나이대').getByRole('button', { name: '30대 51' }));
    await user.click(group('피부 고민').getByRole('button', { name: '모공 25' }));
    await user.click(group('피부 톤').getByRole('button', { name: '21호 30' }));
    await user.click(group('언어').getByRole('button', { name: '영어 20' }));
    expect(address()).toBe('/review/product/P0017?skin=DRY&tone=T21&concern=PORE&age=30s&language=en');
    await waitFor(() =>
      expect(asked(calls).at(-1)).toBe(
        'GET /product/P0017/reviews?sort=helpful&photosOnly=false&skinType=DRY&skinTone=T21&skinConcern=PORE&ageBand=30s&locale=en',
      ),
    );
    expect(group('피부 타입').getByRole('button', { name: '건성 40' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(group('고른 조건').getByRole('button', { name: '건성 빼기' }));
    expect(address()).toBe('/review/product/P0017?tone=T21&concern=PORE&age=30s&language=en');
    await user.click(group('고른 조건').getByRole('button', { name: '모두 지우기' }));
    expect(address()).toBe('/review/product/P0017');
    expect(screen.queryByRole('group', { name: '고른 조건' })).toBeNull();
  });

  test('an address with a filter shows it as chosen', async () => {
    await show(answer, '/review/product/P0017?rating=5&skin=SENS&sort=newest');
    expect(
      group('고른 조건')
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['별점 5점', '민감성', '모두 지우기']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '정렬' }).value).toBe('newest');
  });

  test('a chip that goes leaves the focus to the next one, the last one to the count', async () => {
    const { user } = await show(answer, '/review/product/P0017?rating=5&skin=SENS');
    group('고른 조건').getByRole('button', { name: '별점 5점 빼기' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('민감성');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(status());
  });

  test('on a phone all filters stand in a sheet, whose button tells how many reviews are left', async () => {
    const { user, address } = await show({ ...answer, totalCount: 7 });
    expect(screen.queryByRole('group', { name: '피부 타입' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '필터' }));
    const sheet = within(await screen.findByRole('dialog', { name: '리뷰 필터' }));
    await user.click(sheet.getByRole('button', { name: '5점 86' }));
    await user.click(sheet.getByRole('button', { name: '민감성 12' }));
    expect(address()).toBe('/review/product/P0017?rating=5&skin=SENS');
    expect(sheet.getByRole('button', { name: '1점 0' }).hasAttribute('disabled')).toBe(true);
    await user.click(sheet.getByRole('button', { name: '5점 86' }));
    expect(address()).toBe('/review/product/P0017?skin=SENS');
    await user.click(sheet.getByRole('button', { name: '모두 지우기' }));
    expect(address()).toBe('/review/product/P0017');
    await user.click(sheet.getByRole('button', { name: '리뷰 7개 보기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('“like me” of a member with a beauty profile is asked of the server, and says what it means', async () => {
    const { user, calls, address } = await show({ ...answer, knowsMe: true }, undefined, { session: SIGNED_IN });
    await user.click(screen.getByRole('button', { name: '나와 비슷한' }));
    expect(address()).toBe('/review/product/P0017?like-me=1');
    await waitFor(() => expect(asked(calls).at(-1)).toContain('likeMe=true'));
    expect(screen.getByText(/피부 타입이 같고 고민이 겹치는/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '뷰티 프로필 보기' }).getAttribute('href')).toBe('/mypage/profile');
    await user.click(screen.getByRole('button', { name: '나와 비슷한' }));
    expect(address()).toBe('/review/product/P0017');
  });

  test('a visitor is told that “like me” needs a login, and is led there and back', async () => {
    const { user, shown } = await show({ ...aPage([]), summary }, '/review/product/P0017?like-me=1');
    expect(screen.getByText(/로그인하고 뷰티 프로필을 채우면/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '로그인' }));
    expect(shown.loginTargets).toEqual([null]);
  });

  test('a member without a beauty profile is led to it', async () => {
    await show({ ...aPage([]), summary }, '/review/product/P0017?like-me=1', { session: SIGNED_IN });
    expect(screen.getByText(/피부 타입이나 고민을 적으면/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '뷰티 프로필 채우기' }).getAttribute('href')).toBe('/mypage/profile');
  });
});

test('what members measured stands in the summary and on each review, as a bar and as words', async () => {
  const summary = aSummary({ traits: [{ trait: 'LASTING', average: 4.2, count: 7 }] });
  await show({ ...aPage([aReview({ traits: { LASTING: 5, SWEETNESS: 1 } })]), summary });
  expect(screen.getByRole('heading', { name: '써 본 느낌' })).toBeTruthy();
  expect(screen.getByText('짧아요 1, 길어요 5 가운데 4.2, 7명 평균')).toBeTruthy();
  const review = within(screen.getByRole('article'));
  expect(review.getByText('짧아요 1, 길어요 5 가운데 5')).toBeTruthy();
  expect(review.getByText('담백해요 1, 달콤해요 5 가운데 1')).toBeTruthy();
});

test('a product that nobody measured has no meters', async () => {
  await show({ ...aPage([aReview()]), summary: aSummary() });
  expect(screen.queryByRole('heading', { name: '써 본 느낌' })).toBeNull();
});

test('each review tells its language, and what its author is filtered by', async () => {
  const of = (locale: string, ugcCd: string) =>
    aReview({ locale, ugcCd, author: { ...aReview().author, skinTone: 'T21', concern: ['PORE', 'NEW_KIND'] } });
  await show({ ...aPage([of('ko', 'RV1'), of('en', 'RV2')]), summary: aSummary() });
  expect(screen.getAllByRole('article').map((each) => within(each).getByText(/^(한국어|영어)$/).textContent)).toEqual(['한국어', '영어']);
  expect(screen.getAllByText('복합성 · 30대 · 21호 · 모공')).toHaveLength(2);
});
