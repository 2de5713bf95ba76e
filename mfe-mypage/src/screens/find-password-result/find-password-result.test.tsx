import { screen } from '@testing-library/react';

import { renderScreen, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { recovery, SENT_AT, STRANGE_STATES, TARGET } from '../../testing/recovery.samples';
import FindPasswordResultScreen from './find-password-result.screen';

const open = (options: RenderScreenOptions = {}) =>
  renderScreen(<FindPasswordResultScreen />, {
    at: `/login/find-password/result${TARGET}`,
    messages: { mypage: ko },
    now: () => SENT_AT,
    ...options,
  });
type Page = Awaited<ReturnType<typeof open>>;
const press = (page: Page, name: string) => page.user.click(screen.getByRole('button', { name }));

test('R-ACC-14 the page says, masked, where the code went, and leads to where it is typed', async () => {
  const page = await open({ state: recovery });
  expect(screen.getByText('010-****-0002로 여섯 자리 번호를 보냈어요. 3분 안에 적어 주세요')).toBeTruthy();
  await press(page, ko['findPasswordResult.next']);
  expect(page.address()).toBe(`/login/find-password/confirm${TARGET}`);
});

test('R-ACC-14 opened without what it needs the page leads to the beginning, and where one wanted to go stays', async () => {
  for (const state of STRANGE_STATES) {
    const page = await open({ state });
    expect(page.address()).toBe(`/login/find-password${TARGET}`);
    page.unmount();
  }
});
