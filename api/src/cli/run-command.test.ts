import type { Database } from '../platform/db/open-database';
import { UsageError, type CommandCall, type Commands } from './command';
import { commands as shopCommands } from './commands';
import { runCommand } from './run-command';

const calls: Pick<CommandCall, 'words' | 'flags'>[] = [];
const commands: Commands = {
  'shelf count': {
    usage: '<code> <n>: counts',
    options: { note: { type: 'string' } },
    async run({ words, flags, database }) {
      calls.push({ words, flags });
      await database();
    },
  },
  'shelf lift': { usage: ': lifts', run: () => Promise.reject(new UsageError('How high?')) },
  burn: { usage: ': burns', run: () => Promise.reject(new Error('It is forbidden.')) },
};

async function type(line: string, table: Commands = commands) {
  const said: string[] = [];
  const complaints: string[] = [];
  let closed = 0;
  const code = await runCommand(table, line.split(' ').filter(Boolean), {
    terminal: { line: (text) => said.push(text), table: () => undefined, progress: () => undefined },
    complain: (text) => complaints.push(text),
    openDatabase: async () => ({ close: async () => void (closed += 1) }) as unknown as Database,
  });
  return { code, said: said.join('\n'), complaints: complaints.join('\n'), closed };
}

test('a command gets its words, its options and a database that is closed after it; a negative number is a word', async () => {
  expect(await type('shelf count P0001 -5 --note late')).toMatchObject({ code: 0, closed: 1 });
  expect(calls).toEqual([{ words: ['P0001', '-5'], flags: { note: 'late' } }]);
});

test('what a command refuses ends with 1, what it does not understand with 2 and its usage', async () => {
  expect(await type('burn')).toMatchObject({ code: 1, complaints: 'It is forbidden.' });
  expect(await type('shelf lift')).toMatchObject({ code: 2, complaints: 'How high?\n  shelf lift: lifts' });
  expect(await type('shelf count P0001 --nope')).toMatchObject({ code: 2, complaints: expect.stringContaining("'--nope'") });
});

test('help shows every command, or the group that was named; an unknown command shows it as a complaint', async () => {
  expect((await type('')).said).toContain('burn: burns');
  const group = await type('shelf --help');
  expect(group).toMatchObject({ code: 0, said: expect.stringContaining('shelf count <code> <n>: counts') });
  expect(group.said).not.toContain('burn');
  expect(await type('fly')).toMatchObject({ code: 2, complaints: expect.stringContaining('burn: burns') });
});

test('every command of the shop says what it does', () => {
  for (const [name, { usage }] of Object.entries(shopCommands)) expect([name, usage]).toEqual([name, expect.stringMatching(/: ?\S/)]);
});
