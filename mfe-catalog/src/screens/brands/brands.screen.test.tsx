import { screen, within } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import type { BrandItem } from '@hyangro/contracts/catalog/list.schemas';
import ko from '../../../locales/ko.json';
import { brandsHead } from './brands.head';
import BrandsScreen from './brands.screen';

const brand = (over: Partial<BrandItem>): BrandItem => ({
  brandCd: 'B01',
  name: '오렐르',
  latinName: 'ORÉLLE',
  initialKo: 'ㅇ',
  initialEn: 'O',
  initialPinyin: 'A',
  logoUrl: '/media/logo/B01.svg',
  productCount: 12,
  ...over,
});
const BRANDS = [
  brand({}),
  brand({ brandCd: 'B02', name: '가온', latinName: 'GAON', initialKo: 'ㄱ', initialEn: 'G', initialPinyin: 'J', logoUrl: null }),
];
const open = (at = '/brands', brands = BRANDS) =>
  renderScreen(<BrandsScreen />, { at, messages: { catalog: ko }, endpoints: { 'GET /brands': brands } });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('R-HOM-09 R-HOM-10 both addresses show all brands from ㄱ to ㅎ, each a link to its products', async () => {
  await open('/menu/brands');
  expect(headings()).toEqual(['ㄱ', 'ㅇ']);
  const link = screen.getByRole('link', { name: /오렐르/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/brand/B01', '오렐르ORÉLLE12개']);
});

test('R-HOM-09 the order by A–Z is part of the address', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('tab', { name: 'A–Z' }));
  expect(address()).toBe('/brands?index=en');
  expect(headings()).toEqual(['G', 'O']);
  expect(screen.getByRole('tab', { name: 'A–Z' }).getAttribute('aria-selected')).toBe('true');
});

test('R-HOM-09 a search among brands narrows the index, and says when there is none', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: '브랜드 이름 찾기' }), 'gao');
  expect(headings()).toEqual(['ㄱ']);
  await user.type(screen.getByRole('searchbox', { name: '브랜드 이름 찾기' }), 'x');
  expect(screen.getByText('‘gaox’ 브랜드는 아직 없어요')).toBeTruthy();
});

test('R-HOM-09 a letter leads to its brands, also by keyboard', async () => {
  const { user, address } = await open();
  const letters = within(screen.getByRole('navigation', { name: '글자로 가기' }));
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function scrolled() {
    shown.push(this.id);
  };
  letters.getByRole('link', { name: 'ㄱ' }).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(shown).toEqual(['brands-ㅇ']);
  expect(document.activeElement?.id).toBe('brands-ㅇ');
  expect(address()).toBe('/brands');
});

test('R-HOM-10 one canonical address for every way to the index', async () => {
  const { services } = await open('/menu/brands');
  expect(brandsHead({ services, params: {}, searchParams: new URLSearchParams('index=en') })).toMatchObject({
    title: '브랜드',
    canonical: '/brands',
  });
});
