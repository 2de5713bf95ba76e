/** @jest-environment node */
import { createKeptRoots, rootKey, type DrawnRoot } from './kept-roots';

const root = (html: string): DrawnRoot => ({ rules: '', html: [Buffer.from(html)], forms: new Map() });
async function keep(roots: ReturnType<typeof createKeptRoots>, key: string, html: string) {
  roots.rendering(key, Promise.resolve(root(html)));
  await roots.find(key);
}

test('roots together take no more than they may: those that were used longest ago go first', async () => {
  const roots = createKeptRoots(10);
  await keep(roots, 'a', '1234');
  await keep(roots, 'b', '1234');
  await roots.find('a');
  await keep(roots, 'c', '1234');
  expect(roots.bytes()).toBe(8);
  expect([await roots.find('a'), await roots.find('b'), await roots.find('c')].map((one) => one !== null)).toEqual([true, false, true]);
  await keep(roots, 'd', '12345678901');
  expect(roots.bytes()).toBe(0);
});

test('a root that is kept again under its name counts once', async () => {
  const roots = createKeptRoots();
  await keep(roots, 'a', '1234');
  await keep(roots, 'a', '123456');
  expect(roots.bytes()).toBe(6);
});

test('who asks while a root is rendered waits for it; one that fails, or is not to be kept, is rendered by each', async () => {
  const roots = createKeptRoots();
  let tell: (drawn: DrawnRoot | null) => void = () => undefined;
  roots.rendering('a', new Promise((resolve) => (tell = resolve)));
  const asked = [roots.find('a'), roots.find('a')];
  tell(root('1'));
  expect((await Promise.all(asked)).map((one) => String(one?.html[0]))).toEqual(['1', '1']);
  roots.rendering('b', Promise.reject(new Error('broken')));
  roots.rendering('c', Promise.resolve(null));
  expect([await roots.find('b'), await roots.find('c'), await roots.find('b')]).toEqual([null, null, null]);
});

test('another address and another block are another name', () => {
  expect(new Set([rootKey('/a', 'x'), rootKey('/b', 'x'), rootKey('/a', 'y')]).size).toBe(3);
});
