import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

const screens = { 'layout/main': () => <h1>main</h1>, 'mypage/login': () => <p>please log in</p> };
const bells = () => screen.getAllByRole('link', { name: /^알림/ });
beforeAll(() => {
  window.scrollTo = () => undefined;
});

test('LS-12 the bell says that there is news, and no longer once it was pressed', async () => {
  const { hasNewNotification } = await renderApp({ screens });
  await act(async () => hasNewNotification.set(true));
  for (const bell of bells()) expect(bell.getAttribute('aria-label')).toBe('알림, 새 소식이 있어요');
  fireEvent.click(bells()[0]!);
  expect(await screen.findAllByRole('link', { name: '알림' })).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: '알림, 새 소식이 있어요' })).toBeNull();
});
