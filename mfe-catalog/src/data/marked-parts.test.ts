import { markedParts } from './marked-parts';

const marked = (text: string, keyword: string) =>
  markedParts(text, keyword)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['로즈 판톰 오 드 퍼퓸', '로즈 퍼퓸', '[로즈] 판톰 오 드 [퍼퓸]'],
  ['Rose Fantôme', 'fantome ROSE', '[Rose] [Fantôme]'],
  ['ORÉLLE', 'orélle', '[ORÉLLE]'],
  ['幻影玫瑰香水', '玫瑰', '幻影[玫瑰]香水'],
  ['선크림 크림', '크림', '선[크림] [크림]'],
  ['로즈 판톰', '머스크', '로즈 판톰'],
  ['a.b (c)', '.', 'a[.]b (c)'],
  ['🌹 로즈', '로즈', '🌹 [로즈]'],
  ['', '로즈', ''],
])('R-HOM-16 in “%s” a search for “%s” marks %s', (text, keyword, expected) => {
  expect(marked(text, keyword)).toBe(expected);
});
