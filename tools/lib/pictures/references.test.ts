import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../../shared/contracts/src/locales';
import { ROOT } from '../proc.mjs';
import { differenceOf, typesWithReference } from './references';

/** 9 and 22 are no display types. */
const TYPES = Array.from({ length: 27 }, (_, n) => String(n + 1)).filter((type) => !['9', '22'].includes(type));
const FOLDER = path.join(ROOT, 'api/demo/media/display');

test('each of the 25 display types has a reference on a phone and on a PC in every language, and no picture is left over', () => {
  for (const locale of LOCALES)
    for (const width of [390, 1440]) expect(typesWithReference(width, locale).sort((a, b) => Number(a) - Number(b))).toEqual(TYPES);
  const list = readFileSync(path.join(ROOT, 'mfe-layout/src/data/reference-pictures.json'), 'utf8');
  const named = [...list.matchAll(/"file": "([^"]+)"/g)].map(([, file]) => file);
  expect(readdirSync(FOLDER).sort()).toEqual(named.sort());
});

test('a block of another size is told by its numbers, an unknown one as such', async () => {
  const nothing = Buffer.alloc(0);
  expect((await differenceOf('1-390-ko', nothing, { width: 390, height: 99 }))?.text).toMatch(/^measures 390×99 and measured 390×\d+$/);
  expect((await differenceOf('9-390-ko', nothing, { width: 390, height: 99 }))?.text).toBe('has no reference');
});
