import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import JoinCompleteScreen from './join-complete.screen';

const messages = { mypage: ko };

test('R-ACC-09 join complete shows the joined name, and sends others home', async () => {
  await renderScreen(<JoinCompleteScreen />, { at: '/join/complete', state: { nickname: 'Rose' }, messages });
  expect(screen.getByText(/Rose/)).toBeTruthy();
  const alone = await renderScreen(<JoinCompleteScreen />, { at: '/join/complete', path: '/join/complete', messages });
  expect(alone.address()).toBe('/');
});
