import { editDistance } from './edit-distance';
import { hangulKeys, initialKeys } from './hangul';
import { highlight } from './highlight';
import { hanziWords, pinyinOf } from './pinyin';
import { plainText, wordsOf } from './plain-text';

test('accents, width and case do not count; Korean letters stay as typed', () => {
  expect(plainText('Fantôme ＳＰＦ Œuvre ㅅㅎ 설화수')).toBe('fantome spf oeuvre ㅅㅎ 설화수');
  expect(plainText('각')).toBe('각');
});

test('words are runs of one script', () => {
  expect(wordsOf('비타민C세럼 玫瑰! ㅅㅎ 🌹').map(({ text, script }) => `${text} ${script}`)).toEqual([
    '비타민 hangul',
    'c latin',
    '세럼 hangul',
    '玫瑰 hanzi',
    'ㅅㅎ initials',
  ]);
});

test('Korean as the keys that type it: what is typed so far begins the whole word', () => {
  expect([hangulKeys('설화수'), hangulKeys('설ㅎ'), hangulKeys('뷁')]).toEqual(['tjfghktn', 'tjfg', 'qnpfr']);
  expect([initialKeys('설화수'), initialKeys('ㅅㅎㅅ')]).toEqual(['tgt', 'tgt']);
});

test('Chinese as words and as it is spoken', () => {
  expect(hanziWords('玫瑰香水')).toEqual(['玫瑰', '香水']);
  expect(pinyinOf('玫瑰')).toEqual(['mei', 'gui']);
});

test.each([
  ['zntus', 'znths', 1],
  ['abcd', 'abdc', 1],
  ['retinal', 'retinall', 1],
  ['', 'ab', 2],
  ['kitten', 'sitting', 3],
  ['rose', 'vetiver', 4],
])('%s and %s are %i apart', (a, b, distance) => expect(editDistance(a, b, 3)).toBe(distance));

test.each([
  ['로즈 판톰 오 드 퍼퓸', '로즈판', '[로즈] [판]톰 오 드 퍼퓸'],
  ['로즈 판톰', 'ㄹㅈ', '[로즈] 판톰'],
  ['Rose Fantôme', 'fantome', 'Rose [Fantôme]'],
  ['幻影玫瑰香水', 'meigui', '幻影[玫瑰]香水'],
  ['幻影玫瑰香水', 'mg', '幻影[玫瑰]香水'],
  ['설화수', '설ㅎ', '[설화]수'],
  ['수분 크림', '크림 수분', '[수분] [크림]'],
  ['<b>', 'x', '<b>'],
])('%s, typed %s, is marked %s', (text, typed, marked) => {
  expect(
    highlight(text, typed)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join(''),
  ).toBe(marked);
});
