import tokens from '../tokens/tokens.json';
import { fontFaces, fontPreloads, type FontManifest } from './font-faces';

const cut = (name: string) => ({ file: `${name}.woff2`, unicodeRange: 'U+20' });
const manifest: FontManifest = {
  files: {
    'pretendard-ko': cut('pretendard-ko'),
    'pretendard-latin': cut('pretendard-latin'),
    'hahmlet-ko': cut('hahmlet-ko'),
    'hahmlet-more': cut('hahmlet-more'),
    'hahmlet-latin': cut('hahmlet-latin'),
    'hahmlet-mark': cut('hahmlet-mark'),
  },
};
const rules = fontFaces(manifest, '/fonts/').split('@font-face').slice(1);
const rulesOf = (family: string) => rules.filter((rule) => rule.includes(`font-family:'${family}'`));

test('a page is laid out again for no more than two fonts: one file for text and one for headings, asked for with the page', () => {
  expect(fontPreloads(manifest, '/fonts/', 'ko')).toEqual(['/fonts/pretendard-ko.woff2', '/fonts/hahmlet-ko.woff2']);
  expect(fontPreloads(manifest, '/fonts/', 'en')).toEqual(['/fonts/pretendard-latin.woff2', '/fonts/hahmlet-latin.woff2']);
  const onDemand = rules.filter((rule) => rule.includes('url(') && rule.includes('unicode-range'));
  expect(onDemand.map((rule) => /[\w-]+\.woff2/.exec(rule)?.[0])).toEqual(['hahmlet-more.woff2']);
});

test('Chinese is read in the fonts of the device; only the word-mark is the shop’s own', () => {
  expect(fontPreloads(manifest, '/fonts/', 'cn')).toEqual(['/fonts/hahmlet-mark.woff2']);
  expect(tokens.font['sans-cn'] + tokens.font['display-cn']).not.toMatch(/Pretendard|Hahmlet/);
});

test('text is seen at once, in a font of the device until the shop’s comes', () => {
  for (const rule of rules.filter((each) => each.includes('url('))) expect(rule).toContain('font-display:swap');
});

test('each family of the tokens that is the shop’s own has its rules', () => {
  const own = Object.values(tokens.font)
    .flatMap((stack) => stack.match(/'(Pretendard|Hahmlet)[^']*'/g) ?? [])
    .map((name) => name.slice(1, -1));
  for (const family of new Set(own)) expect(rulesOf(family)).not.toHaveLength(0);
});

test('a font of the device stands in with the measures of ours: no line is higher or breaks elsewhere', () => {
  const [arial] = rulesOf('Pretendard Local');
  // 0.9521 em of ascent, drawn at 100.7 %.
  expect(arial).toContain('size-adjust:100.7%;ascent-override:94.5%;descent-override:24%;line-gap-override:0%');
});
