import { screen } from '@testing-library/react';
import { REWARDS } from '@hyangro/contracts/constants';
import { LOCALES } from '@hyangro/contracts/locales';
import { renderScreen } from '@hyangro/testing';
import cn from '../../../locales/welcome/cn.json';
import en from '../../../locales/welcome/en.json';
import ko from '../../../locales/welcome/ko.json';
import words from '../../../locales/ko.json';
import { prefetch } from './welcome.data';
import { welcomeHead } from './welcome.head';
import { welcomeValues } from './welcome.model';
import WelcomeScreen from './welcome.screen';

const COPY = { ko, en, cn };
const open = (locale: 'ko' | 'en' | 'cn' = 'ko') =>
  renderScreen(<WelcomeScreen />, { at: '/welcome', locale, messages: { layout: words } });

test('GEN-14 the static home tells of brand offers, the 990 won product, what a friend brings and restock alerts, and calls nothing', async () => {
  const { calls } = await open();
  await screen.findByRole('heading', { level: 1 });
  const page = document.body.textContent;
  for (const promise of [
    /브랜드 할인/,
    /990원으로 시작하는/,
    /1,000포인트/,
    /래플 티켓 3장/,
    /재입고 알림은 3개월/,
    /70,000원부터 배송비가 없어요/,
  ])
    expect(page).toMatch(promise);
  expect(page).not.toContain('{{');
  expect(calls).toEqual([]);
});

test.each([
  ['ko', '/member/sign-up/1'],
  ['en', '/join'],
  ['cn', '/join'],
] as const)('in %s each promise has its way on, new customers to %s', async (locale, signUp) => {
  await open(locale);
  const { heroes, closingButton } = COPY[locale];
  const leads = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await leads(heroes.brand.button)).toBe('/brands');
  expect(await leads(heroes.welcome.button)).toBe(signUp);
  expect(await leads(heroes.restock.button)).toBe('/mypage/products');
  expect(await leads(closingButton)).toBe('/');
  expect(await leads(heroes.invite.button)).toBe('/mypage/profile#invite');
});

/** Where texts stand, and which numbers go into them. */
const shapeOf = (value: unknown): unknown => {
  if (typeof value === 'string') return [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, inner]) => [key, shapeOf(inner)]));
};
test('in every language the copy has the same parts, and each place its number', () => {
  for (const locale of LOCALES) expect([locale, shapeOf(COPY[locale])]).toEqual([locale, shapeOf(ko)]);
  const places = [...JSON.stringify(ko).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  for (const name of places) expect(Object.keys(welcomeValues(String))).toContain(name);
});

test.each(LOCALES)('TRAP-12 in %s the copy says of a friend what the shop’s constants grant, and no number of its own', async (locale) => {
  expect(COPY[locale].heroes.invite.title).toContain('{{points}}');
  expect(COPY[locale].heroes.invite.title).toContain('{{tickets}}');
  expect(Object.values(COPY[locale].heroes.invite).join(' ').replace('23:59', '')).not.toMatch(/\d/);
  const values = welcomeValues(String);
  expect([values.points, values.tickets]).toEqual([REWARDS.invitePoints.toLocaleString('en'), REWARDS.inviteTickets]);
  await open(locale);
  expect((await screen.findByRole('heading', { name: /1,000/ })).textContent).toContain('3');
});

test('search engines read its title and what it promises', async () => {
  const { services } = await open();
  const args = { services, params: {}, searchParams: new URLSearchParams() };
  await prefetch?.(args);
  const { title, description } = welcomeHead(args);
  expect([title, description]).toEqual([ko.title, expect.stringContaining('990원')]);
});
