import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
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
