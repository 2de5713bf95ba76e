import { screen, waitFor } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { NOW, aFeed, messages } from '../../testing/samples';
import FeedRailSurface from './feed-rail.surface';

const show = async (feeds: EndpointMocks['GET /product/:productCd/feeds']) => {
  const page = await renderScreen(<FeedRailSurface productCd="P0001" />, {
    messages,
    now: () => NOW,
    endpoints: { 'GET /product/:productCd/feeds': feeds },
  });
  await waitFor(() => expect(page.services.queryClient.isFetching()).toBe(0));
  return page;
};

test('R-PRD-01 feeds that show a product stand in a line, and each opens at its own address', async () => {
  await show({ items: [aFeed(), aFeed({ ugcCd: 'FD0002', text: '둘째' })], nextCursor: null });
  expect(screen.getByRole('heading', { name: '이 상품이 나온 피드' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/feeds/FD0001', '/feeds/FD0002']);
});

test.each([
  ['no feed shows', { items: [], nextCursor: null }],
  ['the shop does not know', refusal('PRODUCT_NOT_FOUND')],
])('R-PRD-01 a product that %s has no line of feeds', async (_, answer) => {
  const { container } = await show(answer);
  expect(container.textContent).toBe('');
});
