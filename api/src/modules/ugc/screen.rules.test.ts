import { comparable, findHeld } from './screen.rules';

const WORDS = ['병신', 'shit', '加微信'];
const held = (text: string) => findHeld(text, WORDS);

test.each([
  ['이런 병신 같은 향', '병신'],
  ['병.신 같은 향', '병신'],
  ['What a SHIT scent', 'shit'],
  ['shitty lid', 'shit'],
  ['s-h-i-t', 'shit'],
  ['ｓｈｉｔ', 'shit'],
  ['便宜卖，加微信吧', '加微信'],
])('%s waits for a look, since it says %s', (text, found) => expect(held(text)).toEqual({ cause: 'WORDS', found }));

test.each([
  'this hit the spot',
  '다시 발라도 밀리지 않아요',
  'shiitake',
  '微信支付很方便',
  '1.5oz, ver.2, 3.5점',
  '좋아요...정말로',
  'e.g. roses',
])('%s is shown at once', (text) => expect(held(text)).toBeNull());

test.each([
  ['여기서 사세요 https://cheap.example/a?b=1 정말', 'https://cheap.example/a?b=1'],
  ['http://cheap.example/a', 'http://cheap.example/a'],
  ['www.cheap.example', 'www.cheap.example'],
  ['cheap-scent.co.kr 에서', 'cheap-scent.co.kr'],
  ['t.me/abc', 't.me/abc'],
])('%s waits for a look, since it names %s', (text, found) => expect(held(text)).toEqual({ cause: 'LINK', found }));

test('a banned word is told before a link, and a long link is cut', () => {
  expect(held('shit at www.a.example')).toEqual({ cause: 'WORDS', found: 'shit' });
  expect(held(`https://a.example/${'x'.repeat(300)}`)?.found).toHaveLength(200);
});

test('words are kept and compared without capitals and marks, spaces stay', () => {
  expect(comparable(' Te-l.E_gram ')).toBe('telegram');
  expect(comparable('다시 발라')).toBe('다시 발라');
});

test('a Latin word is found whole alone, one with Korean or Chinese letters in it anywhere', () => {
  expect(findHeld('a glass with a cassette', ['ass'])).toBeNull();
  expect(findHeld('glass, ass', ['ass'])).toEqual({ cause: 'WORDS', found: 'ass' });
  expect(findHeld('请加vxabc123', ['加vx'])).toEqual({ cause: 'WORDS', found: '加vx' });
  expect(findHeld('我的mvx加一下', ['vx加'])).toEqual({ cause: 'WORDS', found: 'vx加' });
});
