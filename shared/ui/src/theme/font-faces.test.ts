import tokens from '../tokens/tokens.json';
import { pageFonts, type FontManifest } from './font-faces';

const cut = (name: string) => ({ file: `${name}.woff2` });
const manifest: FontManifest = {
  key: 'k1',
  files: {
    'pretendard-ko': cut('pretendard-ko'),
    'pretendard-more': cut('pretendard-more'),
    'pretendard-latin': cut('pretendard-latin'),
    'hahmlet-ko': cut('hahmlet-ko'),
    'hahmlet-more': cut('hahmlet-more'),
    'hahmlet-latin': cut('hahmlet-latin'),
    'hahmlet-mark': cut('hahmlet-mark'),
  },
  letters: { ko: 'letters-ko.json', en: 'letters-en.json' },
};
const fonts = (locale: string, areKept = false) => pageFonts(manifest, '/fonts/', locale, areKept);
const rulesOf = (family: string, { rules } = fonts('ko', true)) =>
  rules
    .split('@font-face')
    .slice(1)
    .filter((rule) => rule.includes(`font-family:'${family}'`));
const MARK = '/fonts/hahmlet-mark.woff2';

test('on a first visit only the word-mark comes with the page; text and headings come after it, first what draws most', () => {
  for (const locale of ['ko', 'en', 'cn']) expect(fonts(locale).preload).toEqual([MARK]);
  expect(fonts('ko').late).toEqual([
    [
      ['Pretendard UI', '/fonts/pretendard-ko.woff2', '400 800'],
      ['Hahmlet UI', '/fonts/hahmlet-ko.woff2', '500'],
    ],
    [
      ['Pretendard UI', '/fonts/pretendard-more.woff2', '400 800'],
      ['Hahmlet UI', '/fonts/hahmlet-more.woff2', '500'],
    ],
  ]);
  expect(fonts('en').late.map((step) => step.map(([, href]) => href))).toEqual([
    ['/fonts/pretendard-latin.woff2', '/fonts/hahmlet-latin.woff2'],
  ]);
  for (const [family] of fonts('ko').late.flat()) expect(rulesOf(family, fonts('ko'))).toEqual([]);
});

test('a browser that has kept the files draws the page with them at once', () => {
  const { preload, late } = fonts('ko', true);
  expect(late).toEqual([]);
  expect(preload.map((href) => href.slice('/fonts/'.length, -'.woff2'.length))).toEqual([
    'hahmlet-mark',
    'pretendard-ko',
    'pretendard-more',
    'hahmlet-ko',
    'hahmlet-more',
  ]);
});

test('a letter is looked for first in the file that draws most: of the rules of a family the last one', () => {
  expect(rulesOf('Pretendard UI').map((rule) => /[\w-]+(?=\.woff2)/.exec(rule)?.[0])).toEqual(['pretendard-more', 'pretendard-ko']);
});

test('a page is told which letters its fonts have, and which family takes others', () => {
  expect(fonts('ko').known).toEqual({ href: '/fonts/letters-ko.json', family: 'Pretendard UI' });
  expect(fonts('en', true).known).toEqual({ href: '/fonts/letters-en.json', family: 'Pretendard Latin' });
});

test('Chinese is read in the fonts of the device; only the word-mark is the shop’s own', () => {
  expect(fonts('cn')).toMatchObject({ preload: [MARK], late: [], known: null });
  expect(fonts('cn', true).preload).toEqual([MARK]);
  expect(tokens.font.cn + tokens.font['display-cn']).not.toMatch(/Pretendard|Hahmlet/);
});

test('text is seen at once, in a font of the device until the shop’s comes', () => {
  for (const rule of fonts('ko', true)
    .rules.split('@font-face')
    .filter((each) => each.includes('url(')))
    expect(rule).toContain('font-display:swap');
});

test('each family of the tokens that is the shop’s own has its rules', () => {
  const own = Object.values(tokens.font)
    .flatMap((stack) => stack.match(/'(Pretendard|Hahmlet)[^']*'/g) ?? [])
    .map((name) => name.slice(1, -1));
  for (const family of new Set(own)) expect([...rulesOf(family), ...rulesOf(family, fonts('en', true))]).not.toHaveLength(0);
});

test('a font of the device stands in with the measures of ours: no line is higher or breaks elsewhere', () => {
  const [arial] = rulesOf('Pretendard Local');
  // 0.9521 em of ascent, drawn at 100.7 %.
  expect(arial).toContain('size-adjust:100.7%;ascent-override:94.5%;descent-override:24%;line-gap-override:0%');
});
