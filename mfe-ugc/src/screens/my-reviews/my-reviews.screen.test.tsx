import { screen, waitFor, within } from '@testing-library/react';
import type { Review, Writable } from '@hyangro/contracts/ugc/review.contract';
import { RETRY, refusal, renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import { NOW, aMedia, aReview, messages } from '../../testing/samples';
import MyReviewsScreen from './my-reviews.screen';
import { reviewTabOf } from './my-reviews.url';

const line: Writable = {
  orderCd: 'H1' as Writable['orderCd'],
  lineNo: 2,
  product: aReview().product,
  traits: [],
  confirmedAt: '2026-11-20T03:00:00.000Z',
  rewards: { text: 150, photo: 500 },
};
const mine = (over: Partial<Review> = {}) => aReview({ isMine: true, canModify: true, likeCnt: 0, ...over });
const pageOf = <T,>(items: T[], totalCount = items.length) => ({ items, totalCount, nextCursor: null });
const show = (tab: string, endpoints: RenderScreenOptions['endpoints'] = {}, options: RenderScreenOptions = {}) =>
  renderScreen(<MyReviewsScreen />, {
    at: `/mypage/reviews/${tab}`,
    messages,
    now: () => NOW,
    session: { isLogin: true, member: null },
    ...options,
    endpoints: {
      'GET /mypage/reviews/writable': pageOf([line], 3),
      'GET /mypage/reviews/written': pageOf([mine()]),
      ...endpoints,
    },
  });

test('R-MY-21 an unknown tab is the first', async () => {
  expect(['writable', 'written', 'all', ''].map(reviewTabOf)).toEqual(['writable', 'written', 'writable', 'writable']);
  await show('elsewhere');
  expect(await screen.findByRole('link', { name: '쓰기: 새벽 항구 리뷰' })).toBeTruthy();
});

test('R-MY-21 each tab has its number; goods that wait say what they bring and lead to their form', async () => {
  await show('writable');
  const tabs = within(screen.getByRole('navigation', { name: '내 리뷰 나누기' })).getAllByRole('link');
  await waitFor(() => expect(tabs.map(({ textContent }) => textContent)).toEqual(['쓸 수 있는 리뷰 3', '쓴 리뷰 1']));
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null]);
  expect(screen.getByText('사진을 넣으면 500P')).toBeTruthy();
  expect(screen.getByRole('link', { name: '쓰기: 새벽 항구 리뷰' }).getAttribute('href')).toBe(
    '/review/new?productCd=P0017&orderCd=H1&lineNo=2',
  );
});

test('R-MY-21 a review that nobody answered can be changed and deleted', async () => {
  const page = await show('written', { 'DELETE /reviews/:ugcCd': undefined }, { confirm: true });
  expect((await screen.findByRole('link', { name: '고치기: 새벽 항구 리뷰' })).getAttribute('href')).toBe('/review/RV0001/modify');
  await page.user.click(screen.getByRole('button', { name: '지우기: 새벽 항구 리뷰' }));
  await waitFor(() => expect(page.calls).toContain('DELETE /reviews/RV0001'));
});

test('ST-REV-01 one with likes or comments has no such buttons, and says why', async () => {
  await show('written', {
    'GET /mypage/reviews/written': pageOf([mine({ canModify: false, likeCnt: 2, commentCnt: 1, media: [aMedia()] })]),
  });
  expect(await screen.findByText('도움돼요 2 · 댓글 1이 있어 그대로 남아요.')).toBeTruthy();
  expect([screen.queryByRole('link', { name: /고치기/ }), screen.queryByRole('button', { name: /지우기/ })]).toEqual([null, null]);
});

test('R-MY-21 one that is out of sight says why, and its author may appeal once', async () => {
  const moderation = {
    state: 'BLINDED' as const,
    cause: 'REPORTS' as const,
    note: '',
    since: '2026-11-20T03:00:00.000Z',
    mayAppeal: true,
    appealedAt: null,
  };
  const bodies: unknown[] = [];
  const page = await show('written', {
    'GET /mypage/reviews/written': pageOf([mine({ moderation })]),
    'POST /ugc/:ugcCd/appeal': ({ body }) => void bodies.push(body),
  });
  await page.user.click(within(await screen.findByRole('note')).getByRole('button'));
  await page.user.type(await screen.findByRole('textbox'), '제가 직접 써 보고 느낀 그대로예요.');
  const form = screen.getByRole('textbox').closest('form') as HTMLFormElement;
  await page.user.click(within(form).getByRole('button'));
  await waitFor(() => expect(bodies).toEqual([{ text: '제가 직접 써 보고 느낀 그대로예요.', partCd: '' }]));
});

test.each([
  ['writable', '리뷰를 쓸 상품이 없어요', '/mypage/confirm-purchase'],
  ['written', '아직 쓴 리뷰가 없어요', '/mypage/reviews/writable'],
])('R-MY-21 an empty tab (%s) leads on', async (tab, said, to) => {
  await show(tab, { 'GET /mypage/reviews/writable': pageOf([]), 'GET /mypage/reviews/written': pageOf([]) });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === to)).toBe(true);
});

test('a list that cannot be read is asked for again at a press', async () => {
  let isAway = true;
  const page = await show(
    'writable',
    { 'GET /mypage/reviews/writable': () => (isAway ? refusal('SERVICE_UNAVAILABLE') : pageOf([line])) },
    { canFail: true },
  );
  const retry = await screen.findByRole('button', { name: RETRY });
  isAway = false;
  await page.user.click(retry);
  expect(await screen.findByRole('link', { name: '쓰기: 새벽 항구 리뷰' })).toBeTruthy();
});
