import { screen, within } from '@testing-library/react';
import cn from '../../locales/cn.json';
import en from '../../locales/en.json';
import { renderApp } from '../testing/render-app';

const screens = { 'layout/main': () => <h1>main</h1>, 'mypage/login': () => <p>please log in</p> };
const COMING = ['MyProducts', 'Notices', 'BestFeeds'];
const open = (locale: 'ko' | 'en' | 'cn' = 'ko', coming = COMING) =>
  renderApp({
    screens,
    locale,
    messages: locale === 'ko' ? {} : { shell: { en, cn }[locale] },
    routes: (rows) => rows.map((row) => (coming.includes(row.name) ? { ...row, isComing: true as const } : row)),
  });
const account = () => within(screen.getByRole('contentinfo'));

test.each([
  ['ko', '준비 중', '공지사항'],
  ['en', 'Coming soon', 'Notices'],
  ['cn', '即将推出', '公告'],
] as const)('in %s a door of the frame whose screen is still to come says “%s” and leads nowhere', async (locale, mark, notices) => {
  await open(locale);
  const door = account().getByRole('link', { name: `${notices} ${mark}` });
  expect([door.getAttribute('aria-disabled'), door.hasAttribute('href')]).toEqual(['true', false]);
  expect(document.querySelectorAll('[data-coming]').length).toBeGreaterThan(3);
  for (const closed of document.querySelectorAll('[data-coming]')) expect(closed.textContent).toContain(mark);
});

test('with the release that has the screen the door opens by itself', async () => {
  await open('ko', []);
  expect(document.querySelectorAll('[data-coming]')).toHaveLength(0);
  expect(account().getByRole('link', { name: '공지사항' }).getAttribute('href')).toBe('/notices');
});
