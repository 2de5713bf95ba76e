import { knownLetters } from './known-letters';

const FILES: Record<string, string[]> = {
  'pretendard-ko': ['A', '가', '₩'],
  'pretendard-more': ['뷁'],
  'hahmlet-ko': ['A', '가'],
  'pretendard-latin': ['A', 'é', '₩'],
  'hahmlet-latin': ['A', 'é'],
};
const drawn = (file: string) => FILES[file] ?? [];
const BLOCKS = { blocks: ['158'], blockEnd: '.h.woff2' };

test('a page is told which letters its fonts have beyond ASCII, and which of them no heading has', () => {
  expect(knownLetters('ko', drawn, BLOCKS)).toEqual({ text: '₩가뷁', noHeading: '₩뷁', ...BLOCKS });
  expect(knownLetters('en', drawn, BLOCKS)).toEqual({ text: 'é₩', noHeading: '₩', ...BLOCKS });
});
