import { screen, waitFor } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import { NOW, aPage, aReview, messages, stillPage } from '../../testing/samples';
import BestReviewsScreen from './best-reviews.screen';

const show = (at: string, endpoints: EndpointMocks = {}) =>
  renderScreen(<BestReviewsScreen />, {
    at,
    messages,
    now: () => NOW,
    endpoints: { 'GET /reviews/best': aPage([aReview(), aReview({ ugcCd: 'RV0002', title: '둘째 리뷰' })]), ...endpoints },
  });

beforeEach(() => {
  stillPage();
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('R-UGC-01 each of the best reviews has an address of its own', async () => {
  await show('/best-reviews');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/best-reviews/RV0001', '/best-reviews/RV0002']);
});

test('R-UGC-01 a press opens the review over the list, which stays where it is', async () => {
  const { user, address } = await show('/best-reviews', { 'GET /reviews/:ugcCd': aReview({ ugcCd: 'RV0002', title: '둘째 리뷰' }) });
  await user.click(screen.getByRole('link', { name: /둘째 리뷰/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('둘째 리뷰');
  expect(address()).toBe('/best-reviews');
});

test('R-UGC-01 an address with a code opens that review, also one outside the first page; closing leaves the list', async () => {
  const { user, address } = await show('/best-reviews/RV0099', { 'GET /reviews/:ugcCd': aReview({ ugcCd: 'RV0099', title: '먼 리뷰' }) });
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('먼 리뷰'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/best-reviews'));
});

test('R-UGC-01 an unknown code says so over the list', async () => {
  await show('/best-reviews/NOPE', { 'GET /reviews/:ugcCd': refusal('REVIEW_NOT_FOUND') });
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('찾으시는 리뷰가 없어요'));
});
