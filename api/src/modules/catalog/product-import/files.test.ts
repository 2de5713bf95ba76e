import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OPTION_COLUMNS, PRODUCT_COLUMNS } from './file-columns';
import type { ImportRow } from './import-entry';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { templateCsv } from './template';

const folder = mkdtempSync(path.join(tmpdir(), 'goods-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: 'goods.csv' | 'goods.json', content: string | Uint8Array): Promise<ImportRow[]> {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const rows: ImportRow[] = [];
  for await (const row of name === 'goods.csv' ? readCsv(file) : readJson(file)) rows.push(row);
  return rows;
}
const template = templateCsv();
/** The template with some cells changed in one of its lines, 2 the first after the header. */
function changed(line: number, cells: Readonly<Record<string, string>>): string {
  const lines = template.split('\r\n');
  const header = lines[0]?.split(',') ?? [];
  const values = lines[line - 1]?.split(',') ?? [];
  for (const [column, value] of Object.entries(cells)) values[header.indexOf(column)] = value;
  lines[line - 1] = values.join(',');
  return lines.join('\r\n');
}

test('the template has every column, and is a right file: one product in two sizes', async () => {
  const [row, ...others] = await read('goods.csv', template);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ line: 2, optionLines: [2, 3], productCd: 'EXAMPLE-1', problems: [] });
  expect(row?.entry).toMatchObject({
    discountRate: 32,
    stockCnt: 17,
    notes: { heart: { ko: ['장미', '작약'] } },
    weightG: 120,
    minGrade: null,
    isNew: true,
    skinTypes: [],
    options: [{ optionCd: 'EXAMPLE-1-30' }, { optionCd: 'EXAMPLE-1-50', addPrice: 25_000, volumeMl: 50, hex: null }],
  });
  expect(template.split('\r\n')[0]).toBe([...PRODUCT_COLUMNS, ...OPTION_COLUMNS].join(','));
});

test('a mark of the encoding, columns in another order, blank lines and texts over several lines do no harm; lines are counted as an editor does', async () => {
  const multiline = changed(2, { 'description.ko': '"한 줄\n두 줄, 쉼표"' });
  const [row] = await read('goods.csv', `\uFEFF${multiline}`);
  expect(row?.entry?.description.ko).toBe('한 줄\n두 줄, 쉼표');
  expect(row?.optionLines).toEqual([2, 4]);
});

test.each<[string, number, Record<string, string>, string, RegExp]>([
  ['a price in words', 2, { salePrice: 'cheap' }, 'salePrice', /number.*“cheap”/],
  ['a sale price above the list price', 2, { salePrice: '90001' }, 'salePrice', /above normalPrice/],
  ['a price that no database holds', 2, { normalPrice: '99999999999' }, 'normalPrice', /2147483647/],
  ['a missing name', 2, { 'name.cn': '' }, 'name.cn', /./],
  ['a kind that does not exist', 2, { productType: 'ABROAD' }, 'productType', /DOMESTIC/],
  ['a day that does not exist', 2, { launchDate: '2026-02-30' }, 'launchDate', /./],
  ['a code that no address can have', 2, { productCd: 'a/b' }, 'productCd', /./],
  ['a colour that is none', 3, { 'option.hex': 'red' }, 'option.hex', /“red”/],
  ['pieces below zero', 3, { 'option.stockCnt': '-1' }, 'option.stockCnt', />=0/],
  ['a size that stands twice', 3, { 'option.optionCd': 'EXAMPLE-1-30' }, 'option.optionCd', /twice/],
  ['options without their kind', 2, { optionType: '' }, 'optionType', /both or none/],
  ['a second line that says something else', 3, { normalPrice: '1' }, 'normalPrice', /differs from line 2/],
])('%s is told with its line, its column and the reason', async (_, line, cells, column, reason) => {
  const [row] = await read('goods.csv', changed(line, cells));
  expect(row?.entry).toBeNull();
  expect(row?.problems).toEqual(
    expect.arrayContaining([
      { line: column === 'option.optionCd' ? expect.any(Number) : line, column, reason: expect.stringMatching(reason) },
    ]),
  );
});

test.each<[string, string | Uint8Array, RegExp]>([
  ['is empty', '', /^The file is empty/],
  ['has a column that the shop does not know', 'productCd,salesPrice\r\nP1,5', /^Line 1: there is no column “salesPrice”/],
  ['has a column twice', 'productCd,productCd\r\nP1,5', /stands twice/],
  ['has no codes', 'salePrice\r\n5', /“productCd” is missing/],
  ['has a text with a comma without quotes', 'productCd,salePrice\r\nP1,5,6', /^Line 2: it has 3 cells, the header 2/],
  ['ends inside a text', 'productCd\r\n"P1', /^The file is no CSV/],
  ['is not UTF-8', new Uint8Array([0xb0, 0xa1, 0x0d, 0x0a]), /^The file is not UTF-8/],
])('a CSV file is refused as a whole when it %s', async (_, content, message) => {
  await expect(read('goods.csv', content)).rejects.toThrow(message);
});

test('a JSON file is read like the demo shop’s own, and its problems have lines too', async () => {
  const [row] = await read('goods.csv', template);
  const { discountRate: _rate, ...entry } = { ...row?.entry, name: { ko: '[괄호], "따옴표"', en: 'b', cn: 'c' } };
  const good = JSON.stringify(entry, null, 2);
  const lines = good.split('\n').length;
  const rows = await read('goods.json', `[\n${good},\n${good.replace('"salePrice": 61200', '"salePrice": "x"')}\n]`);
  expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
    [2, []],
    [2 + lines, [{ line: 2 + lines, column: 'salePrice', reason: expect.stringContaining('“x”') }]],
  ]);
  await expect(read('goods.json', '{}')).rejects.toThrow('not a list of products');
  await expect(read('goods.json', '[{"a":1}')).rejects.toThrow('does not end');
  await expect(read('goods.json', '[{"a":}]')).rejects.toThrow(/^Line 1: this product is no JSON/);
});
