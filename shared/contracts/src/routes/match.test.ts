import { byPrecedence, matchRoute } from './match';

const rows = (...paths: string[]) => paths.map((path) => ({ path }));
const pathsOf = (list: { path: string }[]) => list.map(({ path }) => path);
const ownerOf = (paths: string[], pathname: string) => matchRoute(rows(...paths), pathname);

test('TRAP-07 a fixed word stands before a param, a param before one that may be missing, from left to right', () => {
  const sorted = ['/a/b', '/a/:x', '/a/:x?', '/:x/b', '/:x/:y', '/:x?'];
  expect(pathsOf(byPrecedence(rows(...[...sorted].reverse())))).toEqual(sorted);
  expect(pathsOf(byPrecedence(rows(...sorted)))).toEqual(sorted);
});

test('TRAP-07 sorting leaves the given rows as they are', () => {
  const given = rows('/:x', '/a');
  byPrecedence(given);
  expect(pathsOf(given)).toEqual(['/:x', '/a']);
});

test.each([
  ['/product/:productCd', '/product/P1', { productCd: 'P1' }],
  ['/product/:productCd', '/product/P1/', { productCd: 'P1' }],
  ['/search/:keyword?', '/search', {}],
  ['/search/:keyword?', '/search/%EC%9E%A5%EB%AF%B8', { keyword: '장미' }],
  ['/search/:keyword?', '/search/a%2Fb', { keyword: 'a/b' }],
  ['/a/:x/b/:y?', '/a/1/b', { x: '1' }],
  ['/', '/', {}],
])('%s owns %s', (path, pathname, params) => {
  expect(ownerOf([path], pathname)).toEqual({ row: { path }, params });
});

test.each([
  ['/product/:productCd', '/product'],
  ['/product/:productCd', '/product/P1/qna'],
  ['/product/:productCd', '/products/P1'],
  ['/search/:keyword?', '/search/a/b'],
  ['/a/:x/b', '/a/1'],
  ['/a/:x/b', '/a/1/c'],
  ['/', '/a'],
  ['/:x', '/'],
  ['/:x', '/%E0%A4%A'],
])('%s does not own %s', (path, pathname) => {
  expect(ownerOf([path], pathname)).toBeNull();
});

test('TRAP-07 of several rows the most exact owns the address, whatever their order; of two alike the first', () => {
  const paths = ['/a/:x?', '/a/:x', '/a/b'];
  for (const order of [paths, [...paths].reverse()]) {
    expect(ownerOf(order, '/a/b')?.row.path).toBe('/a/b');
    expect(ownerOf(order, '/a/c')?.row.path).toBe('/a/:x');
    expect(ownerOf(order, '/a')?.row.path).toBe('/a/:x?');
  }
  expect(ownerOf(['/a/:one', '/a/:two'], '/a/c')).toEqual({ row: { path: '/a/:one' }, params: { one: 'c' } });
  expect(ownerOf([], '/a')).toBeNull();
});
