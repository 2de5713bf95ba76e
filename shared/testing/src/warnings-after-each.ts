import { format } from 'node:util';

/** React's remark that a test did not wait for what it had set off: the test's affair, and no fault of the screen. */
const OF_THE_TEST = /act\(/;

const told: string[] = [];
let print = console.error;

/**
 * For Jest's `setupFilesAfterEnv`: a test fails at what React says against a component (two children with one key, markup that no
 * document may have, a different first drawing). A shopper's browser says nothing there and draws things twice. A test that provokes an
 * error takes `console.error` over itself.
 */
beforeEach(() => {
  told.length = 0;
  print = console.error;
  console.error = (...parts: unknown[]) => {
    const text = format(...parts);
    if (OF_THE_TEST.test(text)) print(...parts);
    else told.push(text);
  };
});
afterEach(() => {
  console.error = print;
  expect(told).toEqual([]);
});
