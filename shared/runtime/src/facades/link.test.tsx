import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { ComingContext } from './coming';
import { Link } from './link';

const link = (to: string, target?: string) =>
  render(
    <MemoryRouter initialEntries={['/category/C01']}>
      <Link to={to} target={target} className="card">
        기획전
      </Link>
    </MemoryRouter>,
  ).container.querySelector('a');

test.each(['https://example.com/a?b=1#c', 'http://example.com', 'HTTPS://Example.com/a'])(
  'a link that an operator sets to %s leads there, beside the shop',
  (address) => {
    const found = link(address);
    expect(found?.getAttribute('href')).toBe(address);
    expect(found?.target).toBe('_blank');
    expect(found?.rel).toBe('noopener noreferrer');
    expect(found?.className).toBe('card');
  },
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.kr',
  'intent://x',
  '//evil.example/a',
  '/\\evil.example',
])('%s is no link, and its words stand alone', (address) => {
  link(address);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('기획전')).toBeTruthy();
});

test('a page of the shop opens in the same tab, unless another is asked for', () => {
  expect(link('/product/P0001')?.getAttribute('href')).toBe('/product/P0001');
  expect(screen.getByRole('link').hasAttribute('target')).toBe(false);
  expect(link('/terms', '_blank')?.target).toBe('_blank');
});

test('a tap on a link opens its page with what the link knows; one that asks for another tab is the browser’s', () => {
  const preview = { title: '로즈 판톰' };
  const Where = () => {
    const { pathname, state } = useLocation();
    return <output>{pathname + JSON.stringify(state)}</output>;
  };
  render(
    <MemoryRouter initialEntries={['/category/C01']}>
      <Link to="/product/P0001" preview={preview}>
        로즈
      </Link>
      <Where />
    </MemoryRouter>,
  );
  // The browser would open its tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  expect(screen.getByRole('status').textContent).toBe('/category/C01null');
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status').textContent).toBe(`/product/P0001${JSON.stringify({ preview })}`);
});

test('a press on a link to the very page goes to its top at once, unless it names a place in it', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/category/C01');
  link('/category/C02');
  fireEvent.click(screen.getByRole('link'));
  expect(scrollTo).not.toHaveBeenCalled();
  cleanup();
  link('/category/C01');
  fireEvent.click(screen.getByRole('link'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  scrollTo.mockRestore();
  window.history.replaceState(null, '', '/');
});

test('an address inside a path is the server’s to judge: the browser asks for it', () => {
  const navigated = jest.fn();
  window.addEventListener('click', (event) => (navigated(event.defaultPrevented), event.preventDefault()), { once: true });
  link('/x/https://elsewhere.example/p');
  fireEvent.click(screen.getByRole('link'));
  expect(navigated).toHaveBeenCalledWith(false);
});

describe('a page whose screen is still to come', () => {
  const pressed = jest.fn();
  const open = (to: string, name?: string) =>
    render(
      <ComingContext value={(path) => (path.startsWith('/notices') ? '준비 중' : null)}>
        <MemoryRouter initialEntries={['/']}>
          <Link to={to} aria-label={name} onClick={pressed} preview={{ title: '공지' }}>
            공지
          </Link>
          <Where />
        </MemoryRouter>
      </ComingContext>,
    );
  const Where = () => <output>{useLocation().pathname}</output>;

  test('its link says so before it is pressed, and leads nowhere', () => {
    open('/notices?page=2');
    const door = screen.getByRole('link', { name: '공지 준비 중' });
    expect([door.getAttribute('aria-disabled'), door.getAttribute('href')]).toEqual(['true', null]);
    fireEvent.click(door);
    expect(screen.getByRole('status').textContent).toBe('/');
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('a link with a name of its own says it there', () => {
    open('/notices', '알림, 새 소식이 있어요');
    expect(screen.getByRole('link', { name: '알림, 새 소식이 있어요 (준비 중)' })).toBeTruthy();
  });

  test('any other link opens', () => {
    open('/product/P0001');
    const door = screen.getByRole('link', { name: '공지' });
    expect(door.hasAttribute('aria-disabled')).toBe(false);
    fireEvent.click(door);
    expect(screen.getByRole('status').textContent).toBe('/product/P0001');
  });
});
