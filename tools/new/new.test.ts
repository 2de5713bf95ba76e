import path from 'node:path';
import { Refused, type Kind, type Plan } from './plan';
import { readArgs } from './read-args';
import { openWorkspace } from './workspace';

const workspace = openWorkspace(path.resolve(__dirname, '../..'));
/** What a generator would write here. */
const planOf = (...line: string[]): Plan => planIn(workspace, line);
const planIn = (where: typeof workspace, line: readonly string[]): Plan => {
  const { generator, args } = readArgs([...line]);
  return generator(where, args);
};
const filesOf = ({ changes }: Plan, kind: Kind) => changes.filter((change) => change.kind === kind).map(({ file }) => file);
const LANGUAGES = 3;
/** A screen that nobody has announced. */
const FREE = ['screen', 'mypage', 'wishes', '--route', 'Wishes', '--path', '/wishes'];
const QUESTIONS = 'GET /product/:productCd/qna';
const ASK = 'POST /product/:productCd/qna';

test('a new call costs four files: its contract, its route, its service and its test', () => {
  const plan = planOf('endpoint', 'catalog', 'GET /makers/:makerCd');
  expect(filesOf(plan, 'code').sort()).toEqual([
    'api/src/modules/catalog/catalog.routes.ts',
    'api/src/modules/catalog/read-maker.service.ts',
    'api/src/modules/catalog/read-maker.test.ts',
    'shared/contracts/src/catalog/catalog.contract.ts',
  ]);
  expect(plan.changes).toHaveLength(4);
});

test('a new screen costs at most five files and its words in each language', () => {
  const plan = planOf('screen', 'raffle', 'raffle-news', '--route', 'RaffleNews', '--path', '/raffle-news');
  expect(filesOf(plan, 'code').sort()).toEqual([
    'mfe-raffle/src/remote.ts',
    'mfe-raffle/src/screens/raffle-news/raffle-news.head.ts',
    'mfe-raffle/src/screens/raffle-news/raffle-news.screen.test.tsx',
    'mfe-raffle/src/screens/raffle-news/raffle-news.screen.tsx',
    'shared/contracts/src/routes/table.ts',
  ]);
  expect(filesOf(plan, 'locale')).toHaveLength(LANGUAGES);
});

test('a screen that the table announces already costs no line in the table', () => {
  const folder = 'mfe-raffle/src/screens/tickets';
  const before = { ...workspace, has: (file: string) => !file.startsWith(folder) && workspace.has(file) };
  const plan = planIn(before, ['screen', 'raffle', 'tickets', '--route', 'Tickets']);
  expect(filesOf(plan, 'code')).toHaveLength(4);
  expect(filesOf(plan, 'code')).not.toContain('shared/contracts/src/routes/table.ts');
});

test('a screen with a list and a form is written whole from the contract: by hand are its row of the table, its words and its look', () => {
  const plan = planOf(
    'screen',
    'catalog',
    'asked',
    '--route',
    'Asked',
    '--path',
    '/asked/:productCd',
    ...['--reads', QUESTIONS, '--writes', ASK],
  );
  expect(filesOf(plan, 'code').sort()).toEqual([
    'e2e/pages/catalog/asked.page.ts',
    'mfe-catalog/src/data/asked.queries.ts',
    'mfe-catalog/src/remote.ts',
    'mfe-catalog/src/screens/asked/asked-form.tsx',
    'mfe-catalog/src/screens/asked/asked.data.ts',
    'mfe-catalog/src/screens/asked/asked.form.ts',
    'mfe-catalog/src/screens/asked/asked.screen.test.tsx',
    'mfe-catalog/src/screens/asked/asked.screen.tsx',
    'mfe-catalog/src/testing/asked-samples.ts',
    'shared/contracts/src/routes/table.ts',
  ]);
  expect(filesOf(plan, 'locale')).toHaveLength(LANGUAGES);
  const [form] = plan.changes.filter(({ file }) => file.endsWith('asked-form.tsx'));
  expect(['SelectField', 'CheckboxField', 'TextArea'].filter((control) => !form?.text.includes(`<${control}`))).toEqual([]);
});

test('a new display type costs two files and its words in each language', () => {
  const plan = planOf('display', '101', 'image-row');
  expect(filesOf(plan, 'code').sort()).toEqual(['mfe-layout/src/displays/displays.ts', 'mfe-layout/src/displays/image-row.tsx']);
  expect(filesOf(plan, 'locale')).toHaveLength(LANGUAGES);
});

test('a new table costs two files: the table and the migration that makes it', () => {
  const plan = planOf('table', 'raffle', 'gift-card');
  expect(filesOf(plan, 'code')).toEqual(['api/src/modules/raffle/gift-card.tables.ts']);
  expect(plan.then?.writes).toBe('api/migrations');
});

test('a new remote costs its folder, its journey and one line', () => {
  const plan = planOf('remote', 'gifts');
  const journey = 'e2e/specs/gifts/gifts.spec.ts';
  expect(filesOf(plan, 'code')).toContain(journey);
  const isOwn = (file: string) => file.startsWith('mfe-gifts/') || file === journey;
  const outside = plan.changes.filter(({ file, kind }) => !isOwn(file) && kind !== 'generated');
  expect(outside.map(({ file }) => file)).toEqual(['shared/contracts/src/routes/table.ts']);
  const before = workspace.read('shared/contracts/src/routes/table.ts').split('\n');
  const [table] = outside;
  expect(table?.text).toContain("'gifts'");
  expect(table?.text.split('\n').length).toBeLessThanOrEqual(before.length + 2);
});

const README_ROWS = [...workspace.read('README.md').matchAll(/^\| `pnpm new (.+?)` \| (?:(\d+) files)?/gm)];
test.each(README_ROWS.map(([, line = '', files]) => [line, Number(files ?? 0)] as const))(
  'README: `pnpm new %s` can be asked for, and touches as many files as it says',
  (line, files) => {
    const plan = planOf(...[...line.matchAll(/'([^']+)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''));
    const count = filesOf(plan, 'code').length + (plan.then?.writes === 'api/migrations' ? 1 : 0);
    expect(files || count).toBe(count);
  },
);
test('README has a line for each generator', () => {
  const kinds = README_ROWS.map(([, line = '']) => line.split(' ')[0]);
  expect([...new Set(kinds)]).toEqual(['endpoint', 'screen', 'display', 'table', 'remote']);
});

test.each([
  ['nothing to add', [], 'Say what to add.'],
  ['something nobody can add', ['planet'], 'Say what to add.'],
  ['an option nobody knows', ['remote', 'gifts', '--fast'], "Unknown option '--fast'"],
  ['a call without a method', ['endpoint', 'catalog', '/makers'], '"/makers" is no call'],
  ['a path in capitals', ['endpoint', 'catalog', 'GET /Makers'], '"/Makers" is no path'],
  ['two places of one name', ['endpoint', 'catalog', 'GET /makers/:cd/goods/:cd'], 'two places of one name'],
  ['a call that is there', ['endpoint', 'catalog', 'GET /categories'], 'GET /categories is taken'],
  ['a call that is there with another name of its place', ['endpoint', 'order', 'GET /product/:cd'], 'is taken'],
  ['a module nobody has', ['endpoint', 'gifts', 'GET /gifts'], 'There is no module gifts'],
  ['a screen of a remote nobody has', ['screen', 'gifts', 'home', '--route', 'Gifts'], 'There is no remote gifts'],
  ['a screen without its route', ['screen', 'raffle', 'news'], 'Name the route'],
  ['a route of another team', ['screen', 'raffle', 'brand', '--route', 'Brand'], 'The route Brand belongs to catalog.'],
  ['a route that nobody announced', ['screen', 'raffle', 'news', '--route', 'News'], '--path /… adds it'],
  ['an announced screen under another name', ['screen', 'raffle', 'wallet', '--route', 'Raffles'], 'shows the screen raffles'],
  ['a screen of a call that nobody answers', [...FREE, '--reads', 'GET /nothing'], 'The contract has no call GET /nothing'],
  ['a screen that reads by writing', [...FREE, '--reads', ASK], 'is no GET call'],
  ['a screen whose path lacks a code', [...FREE, '--reads', QUESTIONS], 'asks for productCd'],
  ['a form whose rules the browser cannot see', [...FREE, '--writes', 'POST /addresses'], 'has no name of its own'],
  ['a form without fields', [...FREE, '--writes', 'POST /cart/merge'], 'has no plain field'],
  ['a screen that is there', ['screen', 'raffle', 'raffles', '--route', 'Raffles'], 'exists already'],
  ['a path that is there', ['screen', 'raffle', 'news', '--route', 'News', '--path', '/product/:cd'], 'belongs to the route Product'],
  ['a name in capitals', ['screen', 'raffle', 'News', '--route', 'News', '--path', '/news'], '"News" is no name of a screen'],
  ['a display type that is drawn', ['display', '3', 'image-row'], 'Type 3 is drawn already'],
  ['a display type of the first carousel', ['display', '26', 'image-row'], 'Type 26 is drawn already'],
  ['a display type of the member group', ['display', '19', 'image-row'], 'Type 19 is drawn already'],
  ['a display type of tabs', ['display', '13', 'image-row'], 'Type 13 is drawn already'],
  ['a display type between the specification’s and the shop’s own', ['display', '28', 'image-row'], '"28" is no display type'],
  ['a display type that the specification leaves out', ['display', '22', 'image-row'], '"22" is no display type'],
  ['a display without a number', ['display', 'image-row'], '"image-row" is no display type'],
  ['a display under a name that is there', ['display', '101', 'list-rail'], 'The display list-rail exists already'],
  ['a table that is there', ['table', 'coupon', 'raffle'], 'The table raffle exists already'],
  ['a table of a module nobody has', ['table', 'gifts', 'card'], 'There is no module gifts'],
  ['a remote that is there', ['remote', 'catalog'], 'The remote catalog exists already'],
  ['a remote under the name of the shell', ['remote', 'shell'], 'a part of the house'],
  ['a remote with a hyphen', ['remote', 'gift-shop'], '"gift-shop" is no name of a remote'],
])('%s is refused in one sentence', (_, args, sentence) => {
  expect(() => planOf(...args)).toThrow(Refused);
  expect(() => planOf(...args)).toThrow(sentence);
});
