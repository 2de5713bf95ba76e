import { screen } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import JoinCompleteScreen from './join-complete.screen';

const messages = { mypage: ko, terms };

test('R-ACC-09 join complete shows the joined name, and sends others home', async () => {
  await renderScreen(<JoinCompleteScreen />, { at: '/join/complete', state: { nickname: 'Rose' }, messages });
  expect(screen.getByText(/Rose/)).toBeTruthy();
  const alone = await renderScreen(<JoinCompleteScreen />, { at: '/join/complete', messages });
  expect(alone.address()).toBe('/');
});

test.each([
  [{ points: 1000, couponCount: 1 }, '1,000P와 쿠폰 1장을 드렸어요'],
  [{ points: 1000, couponCount: 0 }, '1,000P를 드렸어요'],
  [{ points: 0, couponCount: 0 }, ko['email.confirmed']],
])('API-D03 the gift is promised until the address is confirmed, then told: %j', async (reward, words) => {
  const page = await renderScreen(<JoinCompleteScreen />, {
    at: '/join/complete',
    state: { nickname: 'Rose' },
    messages,
    endpoints: { 'POST /member/email-code': { expiresInSeconds: 600, resendInSeconds: 60 }, 'POST /member/email-confirm': reward },
  });
  expect(screen.queryByText(ko['welcome.points'])).toBeNull();
  await page.user.click(screen.getByRole('button', { name: ko['code.send'] }));
  await page.user.type(screen.getByLabelText(ko['code.label']), '123456');
  await page.user.click(screen.getByRole('button', { name: ko['code.confirm'] }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: ko['code.send'] })).toBeNull();
});
