import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeChips } from '.';

const labels = { name: 'Look', device: 'As the device', light: 'Light', dark: 'Dark' };
const sheet = () => document.querySelector<HTMLLinkElement>('link[data-dark]');
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  document.cookie = 'hy_theme=; Max-Age=0';
  document.head.innerHTML = '<link rel="stylesheet" data-dark media="(prefers-color-scheme:dark)"><meta name="theme-color" data-dark>';
});

test('who has chosen nothing has the look of the device; a choice is there at once and kept for the next page', () => {
  render(<ThemeChips labels={labels} />);
  expect(pressed()).toEqual(['As the device']);
  fireEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(pressed()).toEqual(['Dark']);
  expect(document.cookie).toContain('hy_theme=dark');
  expect([...document.querySelectorAll<HTMLLinkElement>('[data-dark]')].map(({ media }) => media)).toEqual(['all', 'all']);
  fireEvent.click(screen.getByRole('button', { name: 'Light' }));
  expect(document.cookie).toContain('hy_theme=light');
  expect(sheet()?.media).toBe('not all');
  fireEvent.click(screen.getByRole('button', { name: 'As the device' }));
  expect(document.cookie).not.toContain('hy_theme');
  expect(sheet()?.media).toBe('(prefers-color-scheme:dark)');
});

test('the choice of another day is marked; a cookie of nonsense is none', () => {
  document.cookie = 'hy_theme=dark';
  const { unmount } = render(<ThemeChips labels={labels} />);
  expect(pressed()).toEqual(['Dark']);
  unmount();
  document.cookie = 'hy_theme=sepia';
  render(<ThemeChips labels={labels} />);
  expect(pressed()).toEqual(['As the device']);
});
