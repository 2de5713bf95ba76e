import { screen, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

const shop = { 'layout/main': () => <p>the home</p> };
const { matchMedia } = window;
const asPc = (isPc: boolean) =>
  Object.assign(window, {
    matchMedia: () => ({ matches: isPc, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => Object.assign(window, { matchMedia }));

test.each([
  ['/main/menu/2', 2],
  ['/main/menu/0', 0],
  ['/main/menu/99', 0],
  ['/main/menu/-1', 0],
  ['/main/menu/two', 0],
  ['/main/menu/1.5', 0],
  ['/', 0],
])('R-HOM-03 %s opens the home with entry %i of the top menu selected, and with the first without one', async (address, at) => {
  asPc(false);
  await renderApp({ at: address, screens: shop });
  const entries = within(screen.getByRole('navigation', { name: '주요 메뉴' })).getAllByRole('link');
  expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual(entries.map((_, n) => (n === at ? 'page' : null)));
  expect(screen.getByText('the home')).toBeTruthy();
});

test('R-HOM-03 on a PC the number counts the entries of the server', async () => {
  asPc(true);
  const menu = ['홈', '봄의 향', '여름의 향'].map((name, idx) => ({
    menuCd: `G${idx}`,
    idx,
    name,
    link: idx ? `/promotion/EV${idx}` : '/',
  }));
  const { go } = await renderApp({ screens: shop, endpoints: { 'GET /simple-menus': menu } });
  await go('/main/menu/2');
  expect((await screen.findByRole('link', { name: '여름의 향' })).getAttribute('aria-current')).toBe('page');
  await go('/main/menu/3');
  expect(
    within(screen.getByRole('navigation', { name: '주요 메뉴' }))
      .getByRole('link', { name: '홈' })
      .getAttribute('aria-current'),
  ).toBe('page');
});
