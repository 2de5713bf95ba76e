import { screen } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { createTestServices, refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aMyProduct } from '../../testing/my-products.samples';
import { head, prefetch } from './shared-wishlist.data';
import SharedWishlistScreen from './shared-wishlist.screen';

const FOLDER = {
  name: '선물',
  nickname: '지수의서랍',
  count: 2,
  items: [aMyProduct('P1'), aMyProduct('P2', { state: 'GONE' })],
  nextCursor: null,
};
const open = (folder: EndpointMocks['GET /wishlist/shared/:shareToken'] = FOLDER) =>
  renderScreen(<SharedWishlistScreen />, {
    at: '/wishlist/WF1.sign',
    messages: { mypage: ko },
    endpoints: { 'GET /wishlist/shared/:shareToken': folder },
  });

test('R-MY-02 a visitor with the link sees whose folder it is and what lies in it, and can change nothing', async () => {
  const { calls } = await open();
  expect(calls).toEqual(['GET /wishlist/shared/WF1.sign']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('‘선물’');
  expect(screen.getByText('지수의서랍님이 모은 상품 2개')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('판매가 끝났어요')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('R-MY-02 a link that opens nothing says so and leads on', async () => {
  await open(refusal('WISHLIST_LINK_INVALID', []));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko['shared.missing']);
});

test('R-MY-02 a long folder goes on with a press', async () => {
  const { user } = await open(({ query }) =>
    query.get('cursor') ? { ...FOLDER, items: [aMyProduct('P9')] } : { ...FOLDER, nextCursor: 'c1' },
  );
  await user.click(screen.getByRole('button', { name: terms['action.more'] }));
  expect(await screen.findByText('향수 P9')).toBeTruthy();
});

test.each([
  ['a folder', FOLDER, { title: '지수의서랍님의 ‘선물’', noIndex: true }],
  ['a closed link', refusal('WISHLIST_LINK_INVALID', []), { title: ko['shared.missing'], status: 404, noIndex: true }],
] as const)('R-MY-02 the page of %s has its title, and no place in a search', async (_, answer, expected) => {
  const { services } = createTestServices({
    messages: { mypage: ko },
    endpoints: { 'GET /wishlist/shared/:shareToken': answer as typeof FOLDER },
  });
  const args = { services, params: { shareToken: 'WF1.sign' }, searchParams: new URLSearchParams() };
  await prefetch(args);
  expect(head(args)).toEqual(expected);
});
