import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/publ/ko.json';
import { aDisplay, aLayout, anItem, products } from '../../testing/samples';
import PublTemplateScreen from './publ-template.screen';

const home = aLayout({ displays: [aDisplay()], displayItems: [anItem({ products: products(4) })] });
const open = (number: number) =>
  renderScreen(<PublTemplateScreen />, { at: `/publ/template${number}`, endpoints: { 'GET /main/layouts/:layoutCd': home } });

test.each([
  [1, ko['t1.title'], ko.colours],
  [2, ko['t2.title'], ko.fields],
  [3, ko['t3.title'], ko['states.card']],
  [4, ko['t4.title'], ko.receipt],
  [5, ko['t5.title'], ko['nav.footer']],
  [6, ko['t6.title'], ko.skeletons],
  [7, ko['t7.title'], ko.orderSteps],
])('template %i shows its parts under its own name', async (number, title, part) => {
  await open(number);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('heading', { level: 2, name: part })).toBeTruthy();
});

test('cards are shown sold out, liked, without a discount and from abroad', async () => {
  await open(3);
  expect(screen.getAllByText('SOLD OUT')).toHaveLength(1);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  expect(screen.getAllByText('해외직배송', { selector: 'article *' }).length).toBeGreaterThan(0);
});
