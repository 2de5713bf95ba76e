import { aDisplay, aLayout, anItem } from '../testing/samples';
import { openingTabs, tabsOf } from './tabs.model';

const tab = (seq: number, tabLayoutCd: string | null, text: string | null = `탭 ${seq}`) => anItem({ seq, text, tabLayoutCd });
const codes = (items: Parameters<typeof tabsOf>[0], path: string[]) => tabsOf(items, path).map(({ layoutCd }) => layoutCd);

test('D-13 a tab needs a name and a layout', () => {
  expect(tabsOf([tab(1, 'A'), tab(2, null), tab(3, 'C', null), tab(4, 'D')], ['MAIN'])).toEqual([
    { seq: 1, name: '탭 1', layoutCd: 'A' },
    { seq: 4, name: '탭 4', layoutCd: 'D' },
  ]);
});

test('D-13 a layout never stands within itself, however deep', () => {
  expect(codes([tab(1, 'MAIN'), tab(2, 'A')], ['MAIN'])).toEqual(['A']);
  expect(codes([tab(1, 'MAIN'), tab(2, 'A'), tab(3, 'B')], ['MAIN', 'A'])).toEqual(['B']);
});

test('D-13 tabs stand in the page and in the layout of a tab, and no deeper', () => {
  const items = [tab(1, 'Z')];
  expect([codes(items, ['MAIN']), codes(items, ['MAIN', 'A']), codes(items, ['MAIN', 'A', 'B'])]).toEqual([['Z'], ['Z'], []]);
});

test('D-13 a page opens with the first tab of each of its blocks of tabs', () => {
  const layout = aLayout({
    displays: [
      aDisplay({ seq: 1, displayCd: 13 }),
      aDisplay({ seq: 2, displayCd: 13 }),
      aDisplay({ seq: 3, displayCd: 25 }),
      aDisplay({ seq: 4, displayCd: 13, useOnMobile: false, useOnPc: false }),
    ],
    displayItems: [
      { ...tab(2, 'A'), displaySeq: 1 },
      { ...tab(1, 'MAIN'), displaySeq: 1 },
      { ...tab(3, 'B'), displaySeq: 1 },
      { ...tab(1, 'C'), displaySeq: 2 },
      { ...tab(1, 'D'), displaySeq: 3 },
      { ...tab(1, 'E'), displaySeq: 4 },
    ],
  });
  expect(openingTabs(layout, ['MAIN'])).toEqual(['A', 'C']);
});
