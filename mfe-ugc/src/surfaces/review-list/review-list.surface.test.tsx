import { screen, waitFor } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { NOW, aPage, aReview, aSummary, messages } from '../../testing/samples';
import ReviewListSurface from './review-list.surface';

const show = async (reviews: EndpointMocks['GET /product/:productCd/reviews'], pageSize?: number) => {
  const page = await renderScreen(<ReviewListSurface productCd="P0017" pageSize={pageSize} />, {
    messages,
    now: () => NOW,
    endpoints: { 'GET /product/:productCd/reviews': reviews },
  });
  await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(0));
  return page;
};
const three = ['하나', '둘', '셋'].map((title, n) => aReview({ ugcCd: `RV${n}`, title }));

test('R-PRD-01 the product page shows the score, the pictures, the first reviews and the way to all', async () => {
  await show({ ...aPage(three), summary: aSummary() }, 2);
  expect(screen.getByText('96%가 추천해요')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: '포토 리뷰 37장 더 보기' }).getAttribute('href')).toBe('/review/product/P0017?photos=1');
  expect(screen.getByRole('link', { name: '포토 리뷰 1 보기' }).getAttribute('href')).toBe('/image-viewer');
  expect(screen.getByRole('link', { name: '3점 3개, 3%' }).getAttribute('href')).toBe('/review/product/P0017?rating=3');
  expect(screen.getByRole('link', { name: '리뷰 100개 모두 보기' }).getAttribute('href')).toBe('/review/product/P0017');
  expect(screen.getByRole('link', { name: '리뷰 쓰기' }).getAttribute('href')).toBe('/review/new?productCd=P0017');
});

test.each([
  [3, 3],
  [4, 3],
  [2, 0],
])('R-PRD-01 of %s pictures the mosaic shows %s', async (count, tiles) => {
  await show({ ...aPage(three), summary: aSummary({ photos: aSummary().photos.slice(0, count), photoCount: count }) });
  expect(screen.queryAllByRole('link', { name: /^포토 리뷰/ })).toHaveLength(tiles);
});

test('R-PRD-01 a product without reviews says so', async () => {
  await show({ ...aPage([]), summary: aSummary({ count: 0, average: null, distribution: [0, 0, 0, 0, 0], photos: [], photoCount: 0 }) });
  expect(screen.getByText(/아직 리뷰가 없어요/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '리뷰 쓰기' }).getAttribute('href')).toBe('/review/new?productCd=P0017');
});

test('MFE-08 reviews that do not come cost one rectangle and can be asked for again', async () => {
  let isDown = true;
  const { user } = await show(() => (isDown ? refusal('BAD_PARAMETER') : { ...aPage(three), summary: aSummary() }));
  isDown = false;
  await user.click(screen.getByRole('button', { name: '다시 불러오기' }));
  expect(await screen.findByText('하나')).toBeTruthy();
});
