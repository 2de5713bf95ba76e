import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, ROUTES } from '@hyangro/contracts/routes/table';
import { VALIDATION_ROWS } from '@hyangro/contracts/testing/validation-rows';
import { isBuilt } from './built-routes';
import { ROOT } from './workspace-paths.mjs';

/** The texts in quotes of all tests of these folders: their titles are among them. */
const textsIn = (dirs: readonly string[], ending: string): string[] =>
  dirs
    .flatMap((dir) => readdirSync(path.join(ROOT, dir), { recursive: true, withFileTypes: true }))
    .filter(({ name }) => name.endsWith(ending))
    .flatMap(
      ({ parentPath, name }) =>
        readFileSync(path.join(parentPath, name), 'utf8').match(/(['"`])V-[^\n]*?\1|(['"`])[^'"`\n]* V-[^\n]*?\2/g) ?? [],
    );
const SIDES = {
  form: textsIn(
    REMOTES.map((remote) => `mfe-${remote}/src`),
    '.test.tsx',
  ),
  server: textsIn(['api/src'], '.test.ts'),
};
const names = (row: string) => (text: string) => new RegExp(`\\b${row}\\b`).test(text);

test.each(Object.entries(VALIDATION_ROWS))('V-SRV1 %s is tried in a form and at the server', (row, screen) => {
  if (screen !== 'stands' && !isBuilt(screen)) return expect(Object.keys(ROUTES)).toContain(screen);
  const sides = Object.entries(SIDES).filter(([, texts]) => texts.some(names(row)));
  return expect([row, ...sides.map(([side]) => side)]).toEqual([row, 'form', 'server']);
});

test('V-SRV1 every rule that a test names is in the table', () => {
  const named = [...SIDES.form, ...SIDES.server].flatMap((text) => text.match(/\bV-[A-Z]+\d?\b/g) ?? []);
  const others = ['V-SRV1', 'V-MSG1'];
  expect([...new Set(named)].filter((row) => !others.includes(row) && !(row in VALIDATION_ROWS))).toEqual([]);
});
