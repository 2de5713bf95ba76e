import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { NetworkError, useRouteParams, useServices, type ScreenArgs, type ShellServices } from '@hyangro/runtime';
import en from '../../locales/en.json';
import ko from '../../locales/ko.json';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
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
  const { productCd } = useRouteParams('Product');
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
  ['a brand', '/brand/B01', 'catalog/brand'],
  ['a search with its word', '/search/products/rose', 'catalog/search-products'],
  ['a promotion', '/promotion/L07', 'layout/main'],
  ['R-OTH-17 the cart', '/order/cart', 'order/cart'],
  ['the best reviews', '/best-reviews', 'ugc/best-reviews'],
  ['the best feeds', '/best-feeds', 'ugc/best-feeds'],
  ['a profile', '/profile/M01', 'ugc/profile'],
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

describe('what a kept screen asks for', () => {
  const HOUR_MS = 3_600_000;
  /** A list of two pages with a filter in the address, as Main, categories and reviews are. */
  function list() {
    const asked: string[] = [];
    const query = ({ services }: { services: ShellServices }) =>
      infiniteQueryOptions({
        queryKey: ['order', 'cart', services.locale.get()],
        queryFn: async ({ pageParam }) => {
          asked.push(`page ${pageParam}`);
          return `page ${pageParam} as of answer ${asked.length}`;
        },
        initialPageParam: 1,
        getNextPageParam: (_, pages) => pages.length + 1,
      });
    function Screen() {
      const { data, fetchNextPage } = useSuspenseInfiniteQuery(query({ services: useServices() }));
      return (
        <>
          <button onClick={() => void fetchNextPage()}>more</button>
          {data.pages.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      );
    }
    return {
      asked,
      screen: { Screen, prefetch: ({ services }: ScreenArgs) => services.queryClient.prefetchInfiniteQuery(query({ services })) },
    };
  }
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['R-OTH-12 Main', '/', 'layout/main'],
    ['R-OTH-13 a category', '/category/C01', 'catalog/category'],
    ['R-OTH-17 the cart', '/order/cart', 'order/cart'],
    ['the best reviews', '/best-reviews', 'ugc/best-reviews'],
  ])('%s has its pages after Back and asks for none, an hour later too; a new visit may ask', async (_, at, owned) => {
    const { asked, screen: kept } = list();
    const { go, back } = await renderApp({ at, screens: { ...shop, [owned]: kept } });
    await act(async () => fireEvent.click(await screen.findByText('more')));
    expect(asked).toEqual(['page 1', 'page 2']);
    await go('/product/P1');
    const later = Date.now() + HOUR_MS;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    await back();
    expect(screen.getByText('page 1 as of answer 1')).toBeTruthy();
    expect(screen.getByText('page 2 as of answer 2')).toBeTruthy();
    expect(asked).toHaveLength(2);
    await go('/product/P1');
    await go(at);
    expect(await screen.findByText('page 2 as of answer 4')).toBeTruthy();
    expect(asked).toEqual(['page 1', 'page 2', 'page 1', 'page 2']);
  });

  test('R-ORD-01 what an event has outdated meanwhile is asked for again, by Back and by a new visit', async () => {
    const { asked, screen: kept } = list();
    const { go, back, services } = await renderApp({ at: '/order/cart', screens: { ...shop, 'order/cart': kept } });
    expect(screen.getByText('page 1 as of answer 1')).toBeTruthy();
    for (const [answer, comeBack] of [
      [2, back],
      [3, () => go('/order/cart')],
    ] as const) {
      await go('/product/P1');
      await act(async () => services.events.publish('cart:changed', { count: 1 }));
      expect(asked).toHaveLength(answer - 1);
      await comeBack();
      expect(await screen.findByText(`page 1 as of answer ${answer}`)).toBeTruthy();
    }
  });
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
    action: 'PUSH' as const,
    match: { row: { keepAlive: true }, params: {} } as never,
  });
  let entries = [entry(0)] as ReturnType<typeof withVisible>;
  for (let at = 1; at < 15; at += 1) entries = withVisible(entries, entry(at), '0 ');
  expect(entries).toHaveLength(10);
  expect(entries[0]?.key).toBe('0 /category/C5');
  expect(withVisible(entries, entry(99), '1 ')).toHaveLength(1);
});

test('GEN-16 the title follows the screen and ends with the shop’s one title', async () => {
  const { go } = await renderApp({ screens: shop });
  await waitFor(() => expect(document.title).toBe(`오늘의 향 | ${ko['site.title']}`));
  await go('/product/P7');
  await waitFor(() => expect(document.title).toBe(`향 P7 | ${ko['site.title']}`));
});

describe('what search engines read follows the shown screen', () => {
  const read = () => ({
    canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    robots: document.head.querySelector('meta[name=robots]')?.getAttribute('content'),
    languages: document.head.querySelectorAll('link[hreflang]').length,
  });
  const at = (path: string) => window.location.origin + path;
  const routes = (rows: RegistryRoute[]) => rows.map((row) => (row.name === 'Brands' ? { ...row, isComing: true as const } : row));

  test('NF-01 TRAP-11 canonical address and robots word go with each navigation', async () => {
    const { go } = await renderApp({ at: '/product/P7', screens: { ...shop, 'catalog/categories': () => <h1>categories</h1> }, routes });
    await waitFor(() => expect(read()).toEqual({ canonical: at('/product/P7'), robots: undefined, languages: 4 }));
    await go('/menu/categories');
    expect(read()).toEqual({ canonical: at('/categories'), robots: undefined, languages: 4 });
    await go('/brands');
    expect(read()).toEqual({ canonical: at('/brands'), robots: 'noindex', languages: 0 });
    await go('/product/P8');
    expect(read()).toEqual({ canonical: at('/product/P8'), robots: undefined, languages: 4 });
    await go('/order/cart');
    expect(read()).toMatchObject({ robots: 'noindex' });
  });

  test('GEN-16 an answer that comes while the screen is being drawn is in the title', async () => {
    let name = '';
    const { go } = await renderApp({
      screens: {
        ...shop,
        'catalog/category': {
          Screen: () => {
            useLayoutEffect(() => void (name = '향수'), []);
            return null;
          },
          head: () => ({ title: name || '카테고리' }),
        },
      },
    });
    await go('/category/C01');
    name = '';
    await go('/category/C02');
    await waitFor(() => expect(document.title).toBe(`향수 | ${ko['site.title']}`));
  });

  test('NF-01 what the server wrote stands until the screen has come', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.title = `오늘의 향 | ${ko['site.title']}`;
    document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">');
    await renderApp({ at: '/raffles', screens: shop });
    expect([document.title, read().robots]).toEqual([`오늘의 향 | ${ko['site.title']}`, 'noindex']);
    quiet.mockRestore();
  });

  test('GEN-16 in another language the title is that language’s', async () => {
    await renderApp({ at: '/no/such/page', screens: shop, messages: { shell: en } });
    expect(document.title).toBe(`${en['notFound.title']} | ${en['site.title']}`);
  });
});

describe('GEN-17 the layout depends on whether the customer is new', () => {
  afterEach(() => window.localStorage.clear());
  const layout = () => document.querySelector('[data-layout]')?.getAttribute('data-layout');
  const strip = () => screen.queryByRole('complementary', { name: ko['welcome.label'] });
  const everywhere = ['/', '/product/P1', '/order/cart', '/login', '/no/such/page'];

  test('GEN-17 LS-19 a new customer is welcomed on every route with what the first purchase brings', async () => {
    window.localStorage.setItem('newCustomer', 'true');
    const { go } = await renderApp({ screens: shop });
    for (const address of everywhere) {
      await go(address);
      expect([address, layout(), strip()?.textContent]).toEqual([address, 'new', expect.stringMatching(/1,000P.*70,000원/)]);
    }
    await go('/');
    expect(
      within(strip() ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/mypage');
    await go('/order/cart');
    expect(within(strip() ?? document.body).queryByRole('link')).toBeNull();
    expect(document.cookie).toContain('hy_new_customer=1');
  });

  test('GEN-17 LS-19 others have the default layout on every route', async () => {
    window.localStorage.setItem('newCustomer', 'false');
    const { go } = await renderApp({ screens: shop });
    for (const address of everywhere) {
      await go(address);
      expect([address, layout(), strip()]).toEqual([address, 'default', null]);
    }
    expect(document.cookie).not.toContain('hy_new_customer');
  });
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
  expect(shown.toasts).toEqual([terms['common.a0006']]);
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
  const { go, back } = await renderApp({ screens: shop, ping: async () => 'out' });
  await go('/product/P1');
  const entries = window.history.length;
  await go('/order/cart');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/login?toName=OrderCart'));
  expect(screen.queryByText('the cart')).toBeNull();
  expect(await screen.findByText('please log in')).toBeTruthy();
  // The login took the place of the cart: one step back is where the visitor came from.
  expect(window.history.length).toBe(entries + 1);
  await back();
  expect(window.location.pathname).toBe('/product/P1');
});

test('ST-LOG-02 without an answer to the ping the reader stays where they were', async () => {
  const { go, overlays } = await renderApp({ screens: shop, ping: async () => 'unreachable' });
  await screen.findByText('touched 0');
  await go('/order/cart');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(overlays.toast.get()?.text).toBe('showNetworkError');
  expect(screen.getByText('touched 0')).toBeTruthy();
});

/** A screen that throws until it is mended. */
function fragile() {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new NetworkError('GET /product/P1');
    return <p>here again</p>;
  };
  return { Fragile, mend: () => void (isBroken = false) };
}

test('MFE-08 a screen that throws costs its own place only, and its retry brings it back', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Fragile, mend } = fragile();
  const { go, errors } = await renderApp({ screens: { ...shop, 'catalog/product': Fragile } });
  await go('/product/P1');
  expect(errors).toHaveLength(1);
  // The message is the heading of a screen that has nothing else.
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([ko['screen.failedTitle']]);
  expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
  mend();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /다시/ })));
  expect(await screen.findByText('here again')).toBeTruthy();
  quiet.mockRestore();
});

test('a failed page comes back by itself once its answers can be had again, and is reported once', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Fragile, mend } = fragile();
  const { go, errors } = await renderApp({ screens: { ...shop, 'catalog/product': Fragile } });
  await go('/product/P1');
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: /다시/ })).toBeTruthy();
  expect(errors).toHaveLength(1);
  mend();
  const later = Date.now() + 1000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('here again')).toBeTruthy();
  clock.mockRestore();
  quiet.mockRestore();
});

test('while a failed page tries again by itself, its message and button stay as they are', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { go, errors } = await renderApp({ screens: shop });
  await go('/raffles');
  const button = await screen.findByRole('button', { name: /다시/ });
  button.focus();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: /다시/ })).toBe(button);
  expect([document.activeElement === button, errors.length]).toEqual([true, 1]);
  quiet.mockRestore();
});

test('a page that is broken itself is not tried again and again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let renders = 0;
  const Broken = () => {
    renders += 1;
    throw new TypeError('undefined is not a function');
  };
  const { go } = await renderApp({ screens: { ...shop, 'catalog/product': Broken } });
  await go('/product/P1');
  const before = renders;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(renders).toBe(before);
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

test('R-ORD-01 what a toast offers to take back is done at one press', async () => {
  const { overlays } = await renderApp({ screens: shop });
  const onPress = jest.fn();
  await act(async () => overlays.showToast('뺐어요', { action: { label: '되돌리기', onPress } }));
  await act(async () => screen.getByRole('button', { name: '되돌리기' }).click());
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('뺐어요')).toBeNull();
});

test('API-03 the arrival of each screen is told, a kept one’s return too', async () => {
  const { go, back, shownScreens } = await renderApp({ screens: shop });
  await go('/product/P1');
  await back();
  expect(shownScreens).toEqual(['/', '/product/P1', '/']);
});

describe('E-14 the top menu', () => {
  const menu = { 'GET /simple-menus': [{ menuCd: 'G1', idx: 0, name: '봄의 향', link: '/promotion/EV9' }] };
  const { matchMedia } = window;
  const asPc = (isPc: boolean) =>
    Object.assign(window, {
      matchMedia: () => ({ matches: isPc, addEventListener: () => undefined, removeEventListener: () => undefined }),
    });
  afterEach(() => Object.assign(window, { matchMedia }));

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
