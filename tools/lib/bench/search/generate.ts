import type { Client } from './client';

const BATCH = 5_000;
const BRANDS = 484;

type Text = Record<'ko' | 'en' | 'cn', string>;
interface Template {
  product_cd: string;
  name: Text;
  keywords: string[];
}
const LOCALES = ['ko', 'en', 'cn'] as const;

/** The same numbers for the same place, well mixed. */
const mixed = (at: number, salt: number): number => {
  let value = (at + 1) * 2_654_435_761 + salt * 40_503;
  value = Math.imul(value ^ (value >>> 15), 2_246_822_519);
  value = Math.imul(value ^ (value >>> 13), 3_266_489_917);
  return (value ^ (value >>> 16)) >>> 0;
};

/**
 * Fills the shop up to `count` products: names of two halves of the demo's names, keywords and texts of both, 500 brands. The same
 * products every time. Goes on where it stopped.
 */
export async function generate(db: Client, count: number): Promise<void> {
  const templates = (await db.query(`select product_cd, name, keywords from product where product_cd like 'P%' order by 1`)).rows.map(
    templateOf,
  );
  const brands = await generateBrands(db, templates);
  const columns = (await db.query(`select column_name from information_schema.columns where table_name = 'product'`)).rows.map(
    ({ column_name }) => String(column_name),
  );
  const made = Number((await db.query('select count(*)::int as made from product')).rows[0]?.['made']);
  for (let from = made; from < count; from += BATCH) {
    const goods = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => productAt(from + at, templates, brands));
    await db.query('begin');
    await db.query('set local synchronous_commit = off');
    await insert(db, columns, goods);
    await db.query('commit');
    process.stdout.write(`\r  ${from + goods.length} products `);
  }
  process.stdout.write('\n');
}

const templateOf = (row: Record<string, unknown>): Template => row as unknown as Template;
const pick = <T>(list: readonly T[], number: number): T => {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('The demo shop is empty.');
  return found;
};

function half(text: string, isFirst: boolean): string {
  const words = text.includes(' ') ? text.split(' ') : [...text];
  const middle = Math.ceil(words.length / 2);
  return (isFirst ? words.slice(0, middle) : words.slice(middle)).join(text.includes(' ') ? ' ' : '');
}

const joined = (a: Text, b: Text): Text => {
  const [ko, en, cn] = LOCALES.map((locale) => `${half(a[locale], true)}${locale === 'cn' ? '' : ' '}${half(b[locale], false)}`.trim());
  return { ko: ko ?? '', en: en ?? '', cn: cn ?? '' };
};

async function generateBrands(db: Client, templates: readonly Template[]): Promise<string[]> {
  const made = Array.from({ length: BRANDS }, (_, at) => {
    const [a, b] = [pick(templates, mixed(at, 1)).name, pick(templates, mixed(at, 2)).name];
    const word = (text: string, isFirst: boolean) => half(text.split(' ')[0] ?? text, isFirst);
    const [ko = '', en = '', cn = ''] = LOCALES.map((locale) => word(a[locale], true) + word(b[locale], false));
    return { brand_cd: `G${String(at).padStart(3, '0')}`, name: { ko, en, cn }, sort: at + 100 };
  });
  await db.query(
    `insert into brand (brand_cd, name, story, origin, initial_ko, initial_en, sort)
    select brand_cd, name, name, 'KR', 'ㄱ', 'A', sort from jsonb_to_recordset($1) as g(brand_cd text, name jsonb, sort int) on conflict do nothing`,
    [JSON.stringify(made)],
  );
  return (await db.query('select brand_cd from brand order by 1')).rows.map(({ brand_cd }) => String(brand_cd));
}

function productAt(at: number, templates: readonly Template[], brands: readonly string[]) {
  const [a, b] = [pick(templates, mixed(at, 3)), pick(templates, mixed(at, 4))];
  return {
    product_cd: `G${String(at).padStart(6, '0')}`,
    template: b.product_cd,
    brand_cd: pick(brands, mixed(at, 5)),
    name: joined(a.name, b.name),
    keywords: [...a.keywords.slice(3, 5), ...b.keywords.slice(3, 6)],
    popularity: at + 1,
    stock: mixed(at, 6) % 40,
  };
}

async function insert(db: Client, columns: readonly string[], goods: readonly ReturnType<typeof productAt>[]): Promise<void> {
  const own = ['product_cd', 'brand_cd', 'name', 'popularity'];
  const values = columns.map((column) =>
    own.includes(column) ? `g.${column}` : column === 'keywords' ? 'array(select jsonb_array_elements_text(g.keywords))' : `b.${column}`,
  );
  const given = `jsonb_to_recordset($1) as g(product_cd text, template text, brand_cd text, name jsonb, keywords jsonb, popularity int, stock int)`;
  const json = JSON.stringify(goods);
  await db.query(
    `insert into product (${columns.join(', ')}) select ${values.join(', ')} from ${given} join product b on b.product_cd = g.template`,
    [json],
  );
  await db.query(
    `insert into product_category (cate_cd, product_cd) select c.cate_cd, g.product_cd from ${given} join product_category c on c.product_cd = g.template`,
    [json],
  );
  await db.query(
    `insert into product_option (option_cd, product_cd, name, add_price, hex, shade_no, volume_ml, sort)
    select g.product_cd || '-' || o.sort, g.product_cd, o.name, o.add_price, o.hex, o.shade_no, o.volume_ml, o.sort
    from ${given} join product_option o on o.product_cd = g.template`,
    [json],
  );
  await db.query(
    `insert into stock (product_cd, option_cd, stock_cnt) select g.product_cd, coalesce(g.product_cd || '-' || o.sort, ''), g.stock
    from ${given} left join product_option o on o.product_cd = g.template`,
    [json],
  );
}
