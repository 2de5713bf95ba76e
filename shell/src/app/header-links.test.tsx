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

test.each([
  ['/search/products?keyword=rose', 'rose'],
  ['/mypage/customer-center/faq?keyword=rose', ''],
])(
  '%s: the search of the header shows what the shop was searched for, and not what a screen searches among its own things',
  async (at, shown) => {
    await renderApp({ at, screens: { ...screens, 'mypage/faq': () => <h1>faq</h1>, 'catalog/search-products': () => <h1>found</h1> } });
    await screen.findByRole('heading', { level: 1 });
    const field = document.querySelector<HTMLInputElement>('header input[type=search], header input[name=keyword]');
    expect(field?.value).toBe(shown);
  },
);
