import { screen, waitFor, within } from '@testing-library/react';
import { aDisplay, aLayout, anItem, products } from '../../testing/samples';
import { showLayout, standInBrowser } from '../../testing/show-layout';

const scrollIntoView = jest.fn();
beforeEach(() => {
  standInBrowser();
  Element.prototype.scrollIntoView = scrollIntoView;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const gifts = (names: readonly string[], link: string | null = null) =>
  aLayout({
    displays: [aDisplay({ displayCd: 11, title: '값으로 고르는 선물' })],
    displayItems: [
      ...names.map((text, n) => anItem({ seq: n + 1, text, link, description: `${text} 고른 것`, products: products(2, n * 10 + 1) })),
      anItem({ seq: 8, text: '빈 구역' }),
      anItem({ seq: 9, products: products(2, 90) }),
    ],
  });
const tabs = () => within(screen.getByRole('navigation', { name: '값으로 고르는 선물' })).getAllByRole('link');
const selected = () => tabs().filter((tab) => tab.hasAttribute('aria-current'));

test('D-11 every section with a name and products has a tab, and stands below them with its words and products', async () => {
  await showLayout(gifts(['3만 원까지', '5만 원까지'], '/category/C07'));
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['3만 원까지', '5만 원까지']);
  const section = screen.getByRole('region', { name: '5만 원까지' });
  expect(within(section).getByText('5만 원까지 고른 것')).toBeTruthy();
  expect(within(section).getAllByRole('article')).toHaveLength(2);
  expect(within(section).getByRole('link', { name: '5만 원까지' }).getAttribute('href')).toBe('/category/C07');
  expect(screen.queryByText('빈 구역')).toBeNull();
});

test('D-11 a press on a tab goes to its section with the focus, and the address stays', async () => {
  const { user } = await showLayout(gifts(['3만 원까지', '5만 원까지']));
  const before = window.location.href;
  const tab = tabs()[1] as HTMLElement;
  const section = screen.getByRole('region', { name: '5만 원까지' });
  expect(tab.getAttribute('href')).toBe(`#${section.id}`);
  await user.click(tab);
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(section);
  expect(document.activeElement).toBe(section);
  expect(window.location.href).toBe(before);
});

test('D-11 ST-TAB-01 the tab of the last section that has reached 120 px is marked', async () => {
  await showLayout(gifts(['가', '나', '다']));
  expect(selected().map(({ textContent }) => textContent)).toEqual(['가']);
  const tops = [-900, 119, 121];
  ['가', '나', '다'].forEach((name, n) => {
    screen.getByRole('region', { name }).getBoundingClientRect = () => ({ top: tops[n] }) as DOMRect;
  });
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(selected().map(({ textContent }) => textContent)).toEqual(['나']));
});

test('D-11 one section needs no tabs', async () => {
  await showLayout(gifts(['하나']));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('region', { name: '하나' })).toBeTruthy();
});

test('D-11 D-C04 a section shows the picture that an operator has set to it, lazily and in its room; the others begin with their products', async () => {
  const layout = gifts(['가', '나']);
  const [first] = layout.displayItems;
  await showLayout({
    ...layout,
    displayItems: layout.displayItems.map((item) => (item === first ? { ...item, fileUrl: '/m.webp', fileUrl2: '/pc.webp' } : item)),
  });
  const bannersOf = (name: string) =>
    [...screen.getByRole('region', { name }).querySelectorAll('picture')].filter((picture) => !picture.closest('article'));
  expect(bannersOf('나')).toEqual([]);
  const [banner] = bannersOf('가');
  const files = [...(banner?.querySelectorAll('source') ?? [])].map(({ media, srcset }) => [media, srcset]);
  expect(files).toEqual([
    ['(min-width: 768px)', '/pc.webp'],
    ['(max-width: 767px)', '/m.webp'],
  ]);
  expect(banner?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});
