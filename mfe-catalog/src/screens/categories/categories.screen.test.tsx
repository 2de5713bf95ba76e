import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import CategoriesScreen from './categories.screen';

const leaf = (cateCd: string, name: string) => ({ cateCd, name, icon: null, imageUrl: null, productCount: 3, children: [] });
const tree = [
  { ...leaf('C01', '향수'), children: [leaf('C0101', '여성 향수')] },
  { ...leaf('C02', '스킨케어'), children: [leaf('C0201', '크림')] },
];
const open = (at: string) => renderScreen(<CategoriesScreen />, { at, messages: { catalog: ko }, endpoints: { 'GET /categories': tree } });

test('R-HOM-04 a leaf of the tree opens its products', async () => {
  await open('/categories');
  expect(screen.getByRole('link', { name: /여성 향수/ }).getAttribute('href')).toBe('/category/C0101');
});

test('R-HOM-04 the open parent is part of the address', async () => {
  const { user, address } = await open('/categories');
  await user.click(screen.getByRole('link', { name: '스킨케어' }));
  expect(address()).toBe('/categories?cateCd=C02');
  expect(screen.getByRole('link', { name: '스킨케어' }).getAttribute('aria-current')).toBe('true');
});

test('R-HOM-05 the menu’s address shows the same tree', async () => {
  await open('/menu/categories');
  expect(screen.getByRole('link', { name: /여성 향수/ }).getAttribute('href')).toBe('/category/C0101');
});
