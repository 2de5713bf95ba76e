import { parseCookies, sessionTokenOf } from './cookies';

test.each<[string, string | undefined, Record<string, string>]>([
  ['nothing', undefined, {}],
  ['ordinary ones', 'a=1; hy_locale=en', { a: '1', hy_locale: 'en' }],
  ['a value that cannot be decoded', 'b=%E0%A4%A; c=2', { b: '%E0%A4%A', c: '2' }],
  ['no name, no value, no sense', '=x; ; nonsense; d=; ;;', { '': 'x', d: '' }],
  ['quotes and equal signs', 'e="q u"; f=a=b', { e: '"q u"', f: 'a=b' }],
  ['a name twice: the first counts', 'hy_session=a; hy_session=b', { hy_session: 'a' }],
  ['names of every object', '__proto__=x; constructor=y', { ['__proto__']: 'x', constructor: 'y' }],
])('NF-02 cookies of foreign shapes are read without harm: %s', (_, header, expected) => {
  expect(Object.entries(parseCookies(header))).toEqual(Object.entries(expected));
});

test('NF-02 of two session cookies the one that belongs to this very host counts', () => {
  expect(sessionTokenOf(parseCookies('hy_session=plain; __Host-hy_session=secure'))).toBe('secure');
  expect(sessionTokenOf(parseCookies('hy_session=plain; __Host-hy_session='))).toBe('plain');
  expect(sessionTokenOf(parseCookies('other=1'))).toBeUndefined();
});
