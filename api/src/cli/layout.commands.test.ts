import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageRoot } from '../platform/package-root';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-layouts-'));
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

const run = (line: string) => operate(shop, line);
const fileOf = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const titles = async () => {
  const { displays } = (await shop.visitor().get('/main/layouts/EV02')).json() as { displays: { title: string | null }[] };
  return displays.flatMap(({ title }) => title ?? []);
};

test('a page is exported, changed, checked, imported as a draft, previewed, published and rolled back', async () => {
  const before = await titles();
  const { said } = await run('layout export EV02');
  const file = fileOf('ev02.json', said.replace(before[0] ?? '', '겨울이 오기 전에'));
  expect(await run(`layout validate ${file}`)).toMatchObject({ code: 0, said: expect.stringContaining('The file can be imported.') });
  expect(await run(`layout import ${file} --dry-run`)).toMatchObject({ code: 0, said: 'It would be imported: EV02.' });
  expect((await run('layout versions EV02')).code).toBe(1);

  expect(await run(`layout import ${file}`)).toMatchObject({ code: 0, said: 'EV02: version 2, a draft.' });
  expect(await titles()).toEqual(before);
  const link = /https?:\S+/.exec((await run('layout preview EV02')).said)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  expect(pathname).toBe('/promotion/EV02');
  expect((await shop.visitor().get(`/main/layouts/EV02${search}`)).body).toContain('겨울이 오기 전에');

  expect(await run('layout publish EV02')).toMatchObject({ code: 0, said: 'EV02: version 2 is live.' });
  expect(await titles()).toContain('겨울이 오기 전에');
  expect(await run('layout rollback EV02')).toMatchObject({ code: 0, said: 'EV02: version 1 is live again.' });
  expect(await titles()).toEqual(before);
  const actions = JSON.parse((await run('audit list EV02')).said) as { action: string }[];
  expect(actions.map(({ action }) => action)).toEqual(['layout.rollback', 'layout.publish', 'layout.import']);
});

test('an hour is planned, listed and cancelled', async () => {
  const file = fileOf('ev04.json', (await run('layout export EV04')).said.replace('"kind": "PROMOTION"', '"kind": "MAIN"'));
  await run(`layout import ${file}`);
  const plan = 'EV04: version 2 goes live at 2099-12-01 00:00:00 (Asia/Seoul).';
  expect(await run('layout schedule EV04 --at "2099-12-01 00:00"')).toMatchObject({ code: 0, said: plan });
  expect((await run('layout list')).said).toContain(plan);
  expect((await run('layout versions EV04')).said).toContain('2099-12-01 00:00:00');
  expect(await run('layout schedule EV04 --cancel')).toMatchObject({ code: 0, said: 'EV04: version 2 stays a draft.' });
  expect(await run('layout schedule EV04 --cancel')).toMatchObject({ code: 1, complaints: 'Nothing of “EV04” is planned.' });
  expect((await run('layout schedule EV04 --at "2020-12-01 00:00"')).complaints).toContain('is past in Seoul');
});

test('a file with faults is not imported; people and programs read where they are', async () => {
  const { said } = await run('layout export MAIN');
  const file = fileOf('main.json', said.replace(/"\/media\/[^"]+"/, '"banner:nobody:m"').replace('"P0047"', '"P9999"'));
  const refused = await run(`layout import ${file} --publish`);
  expect(refused).toMatchObject({ code: 1, complaints: expect.stringContaining('no picture “banner:nobody:m”') });
  expect(refused.complaints).toContain('no product P9999');
  const { code, said: json } = await run(`layout validate ${file} --json`);
  expect(code).toBe(1);
  expect(JSON.parse(json)).toContainEqual({
    level: 'error',
    path: expect.stringMatching(/^layouts\[0\]\./),
    reason: 'no picture “banner:nobody:m”',
  });
  expect((await run('layout versions MAIN')).code).toBe(1);
});

test('the demo shop’s own file is one that can be imported: pictures by their keys, ends in hours', async () => {
  const demo = path.join(packageRoot, 'demo/community/layouts.json');
  expect(await run(`layout validate ${demo}`)).toMatchObject({ code: 0, complaints: '' });
  const all = JSON.parse((await run('layout export --all')).said) as { layouts: unknown[] };
  expect(all.layouts).toHaveLength((JSON.parse(readFileSync(demo, 'utf8')) as { layouts: unknown[] }).layouts.length);
});

test.each([
  'layout export',
  'layout export MAIN EV01 --version 1',
  'layout import',
  'layout preview',
  'layout preview MAIN --hours 0',
  'layout publish MAIN one',
  'layout schedule MAIN',
  'layout schedule MAIN --at tomorrow',
  'layout schedule MAIN --at "2026-02-30 00:00"',
  'layout schedule MAIN --cancel --at "2099-12-01 00:00"',
])('“%s” is not understood and ends with 2', async (line) => expect((await run(line)).code).toBe(2));

test.each([
  'layout export NOPE',
  'layout versions NOPE',
  'layout preview NOPE',
  'layout publish NOPE',
  'layout rollback EV06',
  'layout validate none.json',
])('“%s” ends with 1', async (line) => expect((await run(line)).code).toBe(1));
