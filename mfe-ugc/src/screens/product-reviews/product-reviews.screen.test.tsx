import { screen, waitFor } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { NOW, aPage, aReview, aSummary, messages, stillPage } from '../../testing/samples';
import ProductReviewsScreen from './product-reviews.screen';

type Answer = EndpointMocks['GET /product/:productCd/reviews'];
const show = async (reviews: Answer, at = '/review/product/P0017') => {
  const page = await renderScreen(<ProductReviewsScreen />, {
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
  await user.click(screen.getByRole('button', { name: '낮은 별점순' }));
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

test('R-UGC-02 an unknown product says so and leads on', async () => {
  await show(refusal('PRODUCT_NOT_FOUND'));
  expect(screen.getByText('찾으시는 상품이 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '찾아보기' }).getAttribute('href')).toBe('/search');
});
