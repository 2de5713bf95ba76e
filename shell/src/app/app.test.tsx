import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { NetworkError } from '@hyangro/runtime';
import { SITE_TITLE_SUFFIX } from '../seo/site';
import { renderApp } from '../testing/render-app';
import { withVisible } from './screen-stack';

let awake = 0;
function Kept() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    awake += 1;
    return () => void (awake -= 1);
  }, []);
  return <button onClick={() => setCount(count + 1)}>touched {count}</button>;
}
function Product() {
  const { productCd } = useParams();
  return <h1>product {productCd}</h1>;
}
const shop = {
  'layout/main': { Screen: Kept, head: () => ({ title: '오늘의 향' }) },
  'catalog/product': { Screen: Product, head: ({ params }: { params: { productCd?: string } }) => ({ title: `향 ${params.productCd}` }) },
  'mypage/login': () => <p>please log in</p>,
  'order/cart': () => <p>the cart</p>,
};
beforeAll(() => {
  window.scrollTo = () => undefined;
});

test.each([
  ['R-OTH-12 Main', '/', 'layout/main'],
  ['R-OTH-13 a category', '/category/C01', 'catalog/category'],
  ['R-OTH-14 a brand', '/brand/B01', 'catalog/brand'],
  ['R-OTH-15 a search with its word', '/search/products/rose', 'catalog/search-products'],
  ['R-OTH-16 a promotion', '/promotion/L07', 'layout/promotion'],
  ['R-OTH-17 the cart', '/order/cart', 'order/cart'],
  ['R-OTH-18 the best reviews', '/best-reviews', 'ugc/best-reviews'],
  ['R-OTH-18 the best feeds', '/best-feeds', 'ugc/best-feeds'],
  ['R-OTH-19 a profile', '/profile/M01', 'ugc/profile'],
])('%s keeps its state behind a product, and sleeps there', async (_, at, owned) => {
  const { go, back } = await renderApp({ at, screens: { ...shop, [owned]: Kept } });
  fireEvent.click(await screen.findByText('touched 0'));
  expect(awake).toBe(1);
  await go('/product/P1');
  expect(screen.getByRole('heading', { name: 'product P1' })).toBeTruthy();
  expect(awake).toBe(0);
  await back();
  expect(window.location.pathname).toBe(at);
  expect(screen.getByText('touched 1')).toBeTruthy();
  expect(awake).toBe(1);
});

test('R-OTH-20 after login or logout kept screens begin anew', async () => {
  const { go, back, nudge } = await renderApp({ screens: shop });
  fireEvent.click(await screen.findByText('touched 0'));
  await go('/product/P1');
  await nudge();
  expect(screen.queryByText('touched 1')).toBeNull();
  await back();
  expect(await screen.findByText('touched 0')).toBeTruthy();
});

test('R-OTH-20 at most ten screens are kept, the longest unseen goes first', () => {
  const entry = (at: number) => ({
    key: `0 /category/C${at}`,
    location: {} as never,
    match: { row: { keepAlive: true }, params: {} } as never,
  });
  let entries = [entry(0)] as ReturnType<typeof withVisible>;
  for (let at = 1; at < 15; at += 1) entries = withVisible(entries, entry(at), '0 ');
  expect(entries).toHaveLength(10);
  expect(entries[0]?.key).toBe('0 /category/C5');
  expect(withVisible(entries, entry(99), '1 ')).toHaveLength(1);
});

test('GEN-16 the title follows the screen and ends with the one suffix', async () => {
  const { go } = await renderApp({ screens: shop });
  await waitFor(() => expect(document.title).toBe(`오늘의 향 | ${SITE_TITLE_SUFFIX}`));
  await go('/product/P7');
  await waitFor(() => expect(document.title).toBe(`향 P7 | ${SITE_TITLE_SUFFIX}`));
});

test('GEN-17 every route stands in the layout of new customers for a new customer, in the default one for others', async () => {
  window.localStorage.setItem('newCustomer', 'true');
  const { container, go } = await renderApp({ screens: shop });
  for (const address of ['/', '/product/P1', '/order/cart', '/no/such/page']) {
    await go(address);
    expect([address, container.querySelector('[data-layout]')?.getAttribute('data-layout')]).toEqual([address, 'new']);
  }
  window.localStorage.setItem('newCustomer', 'false');
  const other = await renderApp({ screens: shop });
  expect(other.container.querySelector('[data-layout]')?.getAttribute('data-layout')).toBe('default');
  window.localStorage.clear();
});

test('a product on a phone has the way back and a share button, and no tab bar under its own', async () => {
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
  const { go, shown } = await renderApp({ screens: shop });
  expect(screen.getByRole('navigation', { name: '바로 가기' })).toBeTruthy();
  await go('/product/P1');
  expect(screen.queryByRole('navigation', { name: '바로 가기' })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '공유하기' })));
  expect(written).toEqual([window.location.href]);
  expect(shown.toasts).toEqual(['common.a0006']);
  Object.assign(navigator, { share: async ({ url }: { url: string }) => void written.push(`sheet ${url}`) });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '공유하기' })));
  expect(written).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '뒤로' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('R-OTH-22 an unknown address offers search and the way home', async () => {
  await renderApp({ at: '/no/such/page', screens: shop });
  const main = screen.getByRole('main');
  expect(main.querySelector('[role=search]')).toBeTruthy();
  expect([...main.querySelectorAll('a')].some((link) => link.getAttribute('href') === '/')).toBe(true);
});

test('ST-LOG-02 a visitor of a member’s page ends at the login, whatever stood there before stays until then', async () => {
  const { go } = await renderApp({ screens: shop, ping: async () => 'out' });
  await screen.findByText('touched 0');
  await go('/order/cart');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/login?toName=OrderCart'));
  expect(screen.queryByText('the cart')).toBeNull();
  expect(await screen.findByText('please log in')).toBeTruthy();
});

test('ST-LOG-02 without an answer to the ping the reader stays where they were', async () => {
  const { go, overlays } = await renderApp({ screens: shop, ping: async () => 'silent' });
  await screen.findByText('touched 0');
  await go('/order/cart');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(overlays.toast.get()?.text).toBe('sorry');
  expect(screen.getByText('touched 0')).toBeTruthy();
});

test('MFE-08 a screen that throws costs its own place only, and its retry brings it back', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new NetworkError('GET /product/P1');
    return <p>here again</p>;
  };
  const { go, errors } = await renderApp({ screens: { ...shop, 'catalog/product': Fragile } });
  await go('/product/P1');
  expect(errors).toHaveLength(1);
  expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
  isBroken = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /다시/ })));
  expect(await screen.findByText('here again')).toBeTruthy();
  quiet.mockRestore();
});

test('MFE-08 a remote that cannot be had shows the boundary, the rest of the shop works', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { go } = await renderApp({ screens: shop });
  await go('/raffles');
  await waitFor(() => expect(document.querySelector('[data-remote-error=raffle]')).toBeTruthy());
  await go('/product/P1');
  expect(screen.getByRole('heading', { name: 'product P1' })).toBeTruthy();
  quiet.mockRestore();
});

test('K-TST a toast stands at the bottom for 3 s, for readers of the screen too', async () => {
  const { overlays } = await renderApp({ screens: shop });
  jest.useFakeTimers();
  await act(async () => overlays.showToast('담았어요'));
  expect(screen.getByText('담았어요').closest('[role=status]')).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(2900));
  expect(screen.getByText('담았어요')).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(300));
  expect(screen.queryByText('담았어요')).toBeNull();
  jest.useRealTimers();
});

test('API-03 the arrival of each screen is told, a kept one’s return too', async () => {
  const { go, back, arrivals } = await renderApp({ screens: shop });
  await go('/product/P1');
  await back();
  expect(arrivals).toEqual(['/', '/product/P1', '/']);
});

describe('E-14 the top menu', () => {
  const menu = { 'GET /simple-menus': [{ menuCd: 'G1', idx: 0, name: '봄의 향', link: '/promotion/EV9' }] };
  const asPc = (isPc: boolean) =>
    Object.assign(window, {
      matchMedia: () => ({ matches: isPc, addEventListener: () => undefined, removeEventListener: () => undefined }),
    });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('E-14 on a phone the menu is never asked for', async () => {
    asPc(false);
    const { calls } = await renderApp({ screens: shop, endpoints: menu });
    expect(calls).toEqual([]);
  });

  test('E-14 on a PC the menu is asked for once and drawn', async () => {
    asPc(true);
    const { calls, go } = await renderApp({ screens: shop, endpoints: menu });
    expect(await screen.findByRole('link', { name: '봄의 향' })).toBeTruthy();
    await go('/product/P1');
    await go('/order/cart');
    await go('/');
    expect(screen.getByRole('link', { name: '봄의 향' })).toBeTruthy();
    expect(calls).toEqual(['GET /simple-menus']);
  });
});
