import type { Budget } from './budget';
import { overBudget, weigh } from './weight.rules';

const route = (name: string, more: object) => ({ name, path: `/${name}` as const, owner: 'ugc' as const, screen: name, ...more });
const release = {
  entry: 'entry.js',
  door: ['door.js', 'shared.js'],
  routes: [
    route('Light', { files: ['light.js'] }),
    route('Heavy', { files: ['shared.js', 'heavy.js'], words: { ko: ['heavy-ko.js'], en: ['heavy-en.js'], cn: ['heavy-cn.js'] } }),
    route('Coming', {}),
  ],
  locales: { ko: ['ko.js'], en: ['en.js'], cn: ['cn.js'] },
  surfaces: { 'ugc/rail@1': ['rail.js'] },
};
const sizes: Record<string, number> = {
  'entry.js': 1000,
  'door.js': 200,
  'shared.js': 50,
  'light.js': 300,
  'heavy.js': 4000,
  'rail.js': 100,
  'ko.js': 30,
  'en.js': 20,
  'cn.js': 25,
  'heavy-ko.js': 3,
  'heavy-en.js': 9,
  'heavy-cn.js': 5,
};
const bytes = (changed: Record<string, number> = {}) => new Map(Object.entries({ ...sizes, ...changed }));
const budget: Budget = { jsGzipBytes: 5259, cssGzipBytes: 0, lcpMs: 2500, inpMs: 200, cls: 0.1 };

test('a version weighs what its heaviest screen loads: each file once, in the language with the most words', () => {
  const { jsGzipBytes, heaviest, scripts } = weigh(release, bytes());
  expect([jsGzipBytes, heaviest]).toEqual([1000 + 200 + 50 + 4000 + 9, 'screen Heavy']);
  expect(scripts.map(([file]) => file)).toEqual(['heavy.js', 'entry.js', 'door.js', 'shared.js', 'heavy-en.js']);
});

test('a surface that loads more than any screen is the one that counts, with the words of the whole remote', () => {
  const { jsGzipBytes, heaviest } = weigh(release, bytes({ 'rail.js': 9000 }));
  expect([jsGzipBytes, heaviest]).toEqual([1000 + 200 + 50 + 9000 + 30, 'surface ugc/rail@1']);
});

test('a screen without a set of words of its own loads those of the remote', () => {
  const { jsGzipBytes, heaviest } = weigh(release, bytes({ 'light.js': 9000 }));
  expect([jsGzipBytes, heaviest]).toEqual([1000 + 200 + 50 + 9000 + 30, 'screen Light']);
});

test('what keeps to its budget to the byte is told of nothing', () => {
  expect(overBudget(weigh(release, bytes()), budget)).toEqual([]);
});

test('one byte too many is told with the figure, the budget, the part and its largest file', () => {
  expect(overBudget(weigh(release, bytes({ 'heavy.js': 4001 })), budget)).toEqual([
    'JS: 5260 bytes gzip with screen Heavy, 5259 are allowed (1 too many); largest file heavy.js, 4001',
  ]);
});

test('every style sheet counts, whoever loads it', () => {
  const weighed = weigh(release, bytes({ 'a.css': 10, 'b.css': 20 }));
  expect(weighed.cssGzipBytes).toBe(30);
  expect(overBudget(weighed, { ...budget, cssGzipBytes: 30 })).toEqual([]);
  expect(overBudget(weighed, { ...budget, cssGzipBytes: 29 })).toEqual([
    'CSS: 30 bytes gzip, 29 are allowed (1 too many); largest file b.css, 20',
  ]);
});

test('a screen that has no files of its own weighs entry, door and words', () => {
  const { scripts } = weigh({ ...release, routes: [route('Coming', {})], surfaces: {} }, bytes());
  expect(scripts.map(([file]) => file)).toEqual(['entry.js', 'door.js', 'shared.js', 'ko.js']);
});

test('a remote without a screen weighs its entry and its door', () => {
  const { jsGzipBytes, heaviest } = weigh({ ...release, routes: [], surfaces: {} }, bytes());
  expect([jsGzipBytes, heaviest]).toEqual([1250, '']);
});
