import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { runCommand } from './run-command';
import { searchCommands } from './search.commands';
import { synonymCommands } from './synonym.commands';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());

async function type(...typed: string[]) {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = await runCommand({ ...synonymCommands, ...searchCommands }, typed, {
    terminal: { line: say, table: () => undefined, progress: () => undefined },
    complain: say,
    openDatabase: async () => ({ ...shop.database, close: async () => undefined }),
  });
  return { code, said: said.join('\n') };
}

test('terms are made the same, listed and taken apart; groups that meet become one', async () => {
  expect(await type('synonym', 'add', '달무리', ' Moon  Halo ')).toEqual({ code: 0, said: 'moon halo = 달무리' });
  expect(await type('synonym', 'add', '월훈', '달무리')).toEqual({ code: 0, said: 'moon halo = 달무리 = 월훈' });
  expect((await type('synonym', 'list')).said).toContain('moon halo = 달무리 = 월훈');
  expect((await type('synonym', 'remove', '월훈')).code).toBe(0);
  expect((await type('synonym', 'remove', 'moon halo')).code).toBe(0);
  expect((await type('synonym', 'list')).said).not.toContain('달무리');
});

test('what cannot be done is said', async () => {
  expect(await type('synonym', 'add', '하나')).toMatchObject({ code: 2 });
  expect(await type('synonym', 'add', '하나', '%%%')).toMatchObject({ code: 1, said: expect.stringContaining('Two different terms') });
  expect(await type('synonym', 'add', '하나', '둘'.repeat(101))).toMatchObject({
    code: 2,
    said: expect.stringContaining('A term is longer than 100 characters.'),
  });
  expect(await type('synonym', 'remove', '없는말')).toEqual({ code: 1, said: '“없는말” has no synonym.' });
});

test('the index is brought up to date by hand too', async () => {
  expect(await type('search', 'refresh')).toEqual({ code: 0, said: '0 documents written.' });
});
