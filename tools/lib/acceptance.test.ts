import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { idsIn, idsOfTables, readAcceptance, titlesIn } from './acceptance';
import { ROOT } from './proc.mjs';

test('QA-06 every row of the acceptance list is in the title of a test, in PROOFS.md, or said to be open; the share is printed', () => {
  const { all, titled, halves, open } = readAcceptance(ROOT);
  const isProven = (id: string) => titled.has(id) || halves.has(id);
  const proven = all.filter((id) => isProven(id) && !open.has(id));
  process.stdout.write(
    `Acceptance rows proven: ${proven.length} of ${all.length} (${((100 * proven.length) / all.length).toFixed(1)} %)\n`,
  );
  expect(all.length).toBe(492);
  expect(all.filter((id) => !isProven(id) && !open.has(id))).toEqual([]);
  // Said to be open, and proven since.
  expect([...open].filter(isProven)).toEqual([]);
  expect([...open, ...halves].filter((id) => !all.includes(id))).toEqual([]);
});

describe('a workspace of its own', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'hyangro-acceptance-'));
    mkdirSync(path.join(root, 'docs'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

  test('a row whose only test goes is proven no more; a comment, a name and the source of the shop prove nothing', () => {
    write(
      'docs/ACCEPTANCE.md',
      '| ID | what |\n|---|---|\n| QA-1 | one |\n| QA-2 | two |\n\n## Not proven\n\n| ID | why |\n|---|---|\n| QA-2 | later |\n',
    );
    write('docs/PROOFS.md', '| ID | halves |\n|---|---|\n| QA-1, QA-2 | both |\n');
    write('pay.ts', "export const row = 'QA-1';");
    write('pay.test.ts', "// QA-1\nconst QA1 = 1;\ntest('QA-10 is another row', () => undefined);");
    expect(readAcceptance(root)).toEqual({
      all: ['QA-1', 'QA-2'],
      titled: new Set(),
      halves: new Set(['QA-1', 'QA-2']),
      open: new Set(['QA-2']),
    });
    write('cart.spec.tsx', 'for (const way of ways) test(`QA-1 by ${way}`, () => undefined);');
    expect(readAcceptance(root).titled).toEqual(new Set(['QA-1']));
  });
});

test('a title names rows by number, by a part of one, and by a range', () => {
  const known = new Set(['R-NO-11', 'R-NO-12', 'R-NO-13', 'NO-15', 'N-07', 'NO-D02', 'K-NO', 'N-C03']);
  expect(new Set(idsIn('R-NO-11 … R-NO-13 and NO-15a', known))).toEqual(new Set(['R-NO-11', 'R-NO-12', 'R-NO-13', 'NO-15']));
  expect(idsIn('NO-D02 K-NO N-C03 N-07', known)).toEqual(['NO-D02', 'K-NO', 'N-C03', 'N-07']);
  expect(idsIn('N-070 XN-07 PRE-N-07 R-NO-1', known)).toEqual([]);
});

test('titles are what tests are called, and numbers of a table of tests; rows of a table may share their proof', () => {
  const source = "const a = 'R-NO-11 no'; // R-NO-12\ntest(`x ${a} y`, () => b('z')); test.each([['NO-15']])('it’s', f); describe('d', g);";
  expect(titlesIn(source)).toEqual(['x … y', 'it’s', 'NO-15', 'd']);
  expect(idsOfTables('| ID | what |\n|---|---|\n| R-1, R-2 | a |\ntext\n| QA-3 | b |')).toEqual(['R-1', 'R-2', 'QA-3']);
});
