import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { templateCsv } from '../modules/catalog/public';
import { demoFolder } from '../modules/demo/public';
import { createTestApp, describePostgres, type TestApp } from '../platform/testing/test-app';
import type { Terminal } from './command';
import { operate } from './testing/operate';

let shop: TestApp;
const folder = mkdtempSync(path.join(tmpdir(), 'goods-'));
beforeAll(async () => {
  shop = await createTestApp();
}, 120_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const save = (name: string, content: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const importFile = (file: string, options = '', progress?: Terminal['progress']) =>
  operate(shop, `product import ${file} ${options}`, progress);
const get = async (code: string) => {
  const answer = await shop.visitor().get(`/product/${code}`);
  return answer.statusCode === 200 ? answer.json() : null;
};
const waiting = async () => (await shop.database.pool.query('select from product_import_row')).rowCount;
/** The demo's goods as an operator's file, some fields changed. */
const demoGoods = () => JSON.parse(readFileSync(path.join(demoFolder, 'data/products.json'), 'utf8')) as Record<string, unknown>[];
const goods = (change: (at: number) => object) =>
  JSON.stringify(
    demoGoods().map((entry, at) => ({ ...entry, ...change(at) })),
    null,
    1,
  );
/** More goods than fit into one batch: a product of the demo under new codes. */
const many = (count: number, prefix: string) => {
  const [, second] = demoGoods();
  return JSON.stringify(Array.from({ length: count }, (_each, at) => ({ ...second, productCd: `${prefix}${at}` })));
};

test('the template is imported, and the running shop sells the product at once: on its page, in lists and with its pieces', async () => {
  expect((await shop.visitor().get('/category/C0101/products?orderByCd=02&limit=60')).body).not.toContain('EXAMPLE-1');
  const file = save('template.csv', templateCsv());
  expect(await importFile(file)).toEqual({ code: 0, said: 'Imported: 1 new, 0 changed, 0 as they were.', complaints: '' });
  expect(await get('EXAMPLE-1')).toMatchObject({
    productNm: '새벽 장미 오 드 퍼퓸',
    salePrice: 61_200,
    discountRate: 32,
    stockCnt: 17,
    option: 'SIZE',
  });
  expect((await shop.visitor().get('/category/C0101/products?orderByCd=02&limit=60')).body).toContain('EXAMPLE-1');
  expect(await importFile(file)).toMatchObject({ code: 0, said: 'Imported: 0 new, 0 changed, 1 as they were.' });
});

test('goods that are known take the state of the file; pieces sold since stay sold, unless --stock says otherwise', async () => {
  await operate(shop, 'product stock EXAMPLE-1-30 2');
  const file = save('changed.csv', templateCsv().replace(',61200,', ',54000,').replace('Rose of Dawn', 'Dawn'));
  const dry = await importFile(file, '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    said: 'line 2  EXAMPLE-1  update: name, salePrice\nIt would be imported: 0 new, 1 changed, 0 as they were.',
  });
  expect((await get('EXAMPLE-1')).salePrice).toBe(61_200);
  await importFile(file);
  expect(await get('EXAMPLE-1')).toMatchObject({ salePrice: 54_000, discountRate: 40, stockCnt: 7 });
  expect((await importFile(file, '--stock')).said).toBe('Imported: 0 new, 1 changed, 0 as they were.');
  expect((await get('EXAMPLE-1')).stockCnt).toBe(17);
});

test('the demo shop’s own goods as a file: nothing would change', async () => {
  const { said } = await importFile(
    save(
      'same.json',
      goods(() => ({})),
    ),
    '--dry-run',
  );
  expect(said).toContain('It would be imported: 0 new, 0 changed, 144 as they were.');
});

test('a file with broken rows imports none of them, and says line, column and reason of each', async () => {
  const file = save(
    'broken.json',
    goods((at) => ({
      summary: { ko: '바뀜', en: 'changed', cn: '变' },
      ...(at === 2 && { brandCd: 'B99' }),
      ...(at === 3 && { cateCd: 'C01', skinTypes: ['SCALY'] }),
      ...(at === 4 && { productCd: 'P0001' }),
      ...(at === 5 && { salePrice: -1 }),
      ...(at === 6 && { images: { main: 'nowhere', gallery: [], shopper: [] } }),
      ...(at === 0 && { options: [], optionType: null }),
    })),
  );
  const { code, complaints } = await importFile(file);
  expect(code).toBe(1);
  for (const reason of [
    /^line \d+, brandCd: the shop has no brand “B99”$/m,
    /^line \d+, cateCd: “C01” has categories below it: name one of those$/m,
    /^line \d+, skinTypes: the shop has no value “SCALY” for it$/m,
    /^line \d+, productCd: stands in line 2 already$/m,
    /^line \d+, salePrice: /m,
    /^line \d+, images.main: there is no picture “nowhere”$/m,
    /^line 2, option.optionCd: “P0001-01” is missing\. Carts and orders name it/m,
    /^Nothing was imported\.$/m,
  ])
    expect(complaints).toMatch(reason);
  expect((await get('P0002')).summary).not.toBe('바뀜');
  expect(await waiting()).toBe(0);
});

test('a text that is longer than the shop keeps is refused with its line and column, in either kind of file, and nothing is imported', async () => {
  const long = (letter: string, length: number) => letter.repeat(length);
  const json = save(
    'long.json',
    goods((at) => ({
      ...(at === 1 && {
        description: { ko: long('가', 5_000_000), en: 'x', cn: '短' },
        name: { ko: '이름', en: long('n', 201), cn: '名' },
      }),
      ...(at === 2 && { summary: { ko: '요약', en: 'x', cn: long('短', 501) }, keywords: ['rose', long('k', 201)] }),
      ...(at === 3 && {
        ingredients: Array.from({ length: 301 }, (_each, count) => `Water ${count}`),
        images: { main: long('p', 101), gallery: [], shopper: [] },
      }),
      ...(at === 4 && { productCd: long('c', 5_000) }),
    })),
  );
  const { code, complaints } = await importFile(json);
  expect(code).toBe(1);
  for (const reason of [
    /^line \d+, description.ko: is longer than 20000 characters \(“가{40}”\)$/m,
    /^line \d+, name.en: is longer than 200 characters/m,
    /^line \d+, summary.cn: is longer than 500 characters/m,
    /^line \d+, keywords.1: is longer than 200 characters/m,
    /^line \d+, ingredients: has more than 300 values$/m,
    /^line \d+, images.main: is longer than 100 characters/m,
    /^line \d+, productCd: /m,
  ])
    expect(complaints).toMatch(reason);
  expect(complaints.length).toBeLessThan(2_000);
  const csv = await importFile(save('long.csv', templateCsv().replace('이슬 맺힌', long('이', 20_001)).replace('30 ml', long('m', 201))));
  expect(csv.complaints).toMatch(/^line 2, description.ko: is longer than 20000 characters/m);
  expect(csv.complaints).toMatch(/^line 2, volumeText.en: is longer than 200 characters/m);
  expect((await get('P0002')).productNm).not.toBe('이름');
  expect(await waiting()).toBe(0);
});

describePostgres('two commands at one moment', () => {
  test('with one file: the second is told in one sentence that the first imports it; the first imports all, and then so may others', async () => {
    const file = save('twice.json', many(1_200, 'TWICE-'));
    let second: ReturnType<typeof importFile> | undefined;
    const first = await importFile(file, '', () => void (second ??= importFile(file)));
    expect(first.said).toContain('Imported: 1200 new');
    expect(await second).toEqual({
      code: 1,
      said: '',
      complaints: 'twice.json is being imported by another command. Run it again when that one has ended.',
    });
    expect((await importFile(file)).said).toContain('0 new, 0 changed, 1200 as they were.');
    expect(await waiting()).toBe(0);
  });

  test('with one file, the first killed: the next goes on', async () => {
    const file = save('killed.json', many(600, 'KILLED-'));
    await importFile(file, '', (text) => {
      if (text.startsWith('Checking')) throw new Error('killed');
    });
    expect((await importFile(file)).said).toContain('Imported: 600 new');
  });
});

test('in a dry run every row has its line, the broken ones too', async () => {
  const file = save(
    'dry.json',
    goods((at) => (at === 2 ? { brandCd: 'B99' } : {})),
  );
  const { code, said, complaints } = await importFile(file, '--dry-run');
  expect(code).toBe(1);
  expect(said.split('\n')).toHaveLength(144);
  expect(said).toMatch(/^line \d+ {2}P0003 {2}error$/m);
  expect(complaints).toMatch(/no brand “B99”/);
});

test('an import that is killed in the middle goes on where it was; nobody sees half of it', async () => {
  const file = save('many.json', many(1_200, 'MANY-'));
  let steps = 0;
  await importFile(file, '', () => {
    steps += 1;
    if (steps === 2) throw new Error('killed');
  });
  expect(await waiting()).toBe(1_000);
  expect(await get('MANY-1')).toBeNull();

  const { said, code } = await importFile(file);
  expect([code, said]).toEqual([0, 'Going on after 1000 products that were read before.\nImported: 1200 new, 0 changed, 0 as they were.']);
  expect(await get('MANY-1199')).toMatchObject({ productCd: 'MANY-1199' });
  expect(await waiting()).toBe(0);
});

test('killed while it writes, nothing is written, and the next run writes all', async () => {
  const file = save('late.json', many(700, 'LATE-'));
  await importFile(file, '', (text) => {
    if (text.startsWith('Writing')) throw new Error('killed');
  });
  expect(await get('LATE-0')).toBeNull();
  expect((await importFile(file)).said).toContain('Imported: 700 new');
  expect(await get('LATE-699')).not.toBeNull();
});

test.each([
  ['without a file', 'product import', 2, 'Something is missing.'],
  ['a file that is not there', 'product import /nowhere.csv', 1, 'no such file'],
  ['a file of another kind', 'product import /etc/hostname', 1, 'neither .csv nor .json'],
])('%s cannot be imported', async (_, line, code, complaint) => {
  expect(await operate(shop, line)).toMatchObject({ code, complaints: expect.stringContaining(complaint) });
});
