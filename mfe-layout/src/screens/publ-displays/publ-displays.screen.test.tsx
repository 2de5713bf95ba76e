import { screen, within } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import locale from '../../../locales/ko.json';
import ko from '../../../locales/publ/ko.json';
import { aDisplay, aLayout, anItem, products } from '../../testing/samples';
import { standInBrowser } from '../../testing/show-layout';
import PublDisplaysScreen from './publ-displays.screen';

beforeEach(standInBrowser);
const open = (layout: Parameters<typeof aLayout>[0]) =>
  renderScreen(<PublDisplaysScreen />, {
    at: '/publ/template8',
    messages: { layout: locale },
    endpoints: { 'GET /main/layouts/:layoutCd': aLayout({ layoutCd: 'ALLTYPES', ...layout }) },
  });

test('each block stands under its type’s name, anchor and line, with its data folded beside it', async () => {
  await open({
    displays: [aDisplay({ seq: 1, displayCd: 24, title: '첫 줄' }), aDisplay({ seq: 2, displayCd: 24, title: '둘째 줄', useOnPc: false })],
    displayItems: [1, 2].map((displaySeq) => anItem({ seq: displaySeq, displaySeq, products: products(2, displaySeq) })),
  });
  const [first, second] = [...document.querySelectorAll<HTMLElement>('article[id]')];
  expect([first?.id, second?.id]).toEqual(['type-24', 'type-24-2']);
  expect(within(first as HTMLElement).getByText(ko['type.24.text'])).toBeTruthy();
  expect(within(second as HTMLElement).getByText(ko['types.on.mobile'])).toBeTruthy();
  expect(JSON.parse(first?.querySelector('details pre')?.textContent ?? '')).toMatchObject({
    display: { displayCd: 24, title: '첫 줄' },
    items: [{ displaySeq: 1 }],
  });
  expect(
    within(screen.getByRole('navigation', { name: ko['types.list'] }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('#type-24');
});
