import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/proc.mjs';
import { EXCEPTED, RULES, testsOf } from './rules.mjs';

const there = (file: string) => existsSync(path.join(ROOT, file));

test('every rule of the shop is broken on purpose by `pnpm mutate`, and has a unit test that may notice it', () => {
  expect(RULES.filter((file) => !there(file))).toEqual([]);
  expect(RULES.filter((file) => testsOf(file).length === 0)).toEqual([]);
  for (const rule of ['shared/rules/src/refund.ts', 'api/src/modules/claim/claim.rules.ts', 'shared/contracts/src/order/address.rules.ts'])
    expect(RULES).toContain(rule);
});

test('an exception names a rule that exists, and says why', () => {
  for (const [file, why] of Object.entries(EXCEPTED)) {
    expect([file, there(file)]).toEqual([file, true]);
    expect(why.length).toBeGreaterThan(20);
  }
});

test('what lives is explained for files that are looked at', () => {
  const named = [
    ...readFileSync(path.join(ROOT, 'tools/mutate/SURVIVORS.md'), 'utf8').matchAll(/`((?:api|mfe-|shared|shell)[\w./-]+\.ts):/g),
  ];
  expect(named.length).toBeGreaterThan(0);
  for (const [, file = ''] of named) expect(RULES).toContain(file);
});
