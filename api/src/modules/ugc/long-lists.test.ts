import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../platform/package-root';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';

/** 20,000 reviews of P0001 and a profile, LM1, with 5,000 posts. */
const LONG_LISTS = path.join(packageRoot, 'src/platform/testing/long-lists.sql');

let shop: TestApp;
let visitor: Caller;
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 1 });
  await shop.deps.pool.query(readFileSync(LONG_LISTS, 'utf8'));
  await shop.deps.pool.query('vacuum analyze');
  visitor = shop.visitor();
  member = await shop.login('demo01');
});
afterAll(() => shop.close());

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}
interface Read {
  blocks: number;
  /** Rows of posts that were looked at and not shown, and those that were sorted. */
  passedOver: number;
  wholeTables: string[];
}
const POSTS = ['review', 'feed', 'talk'];

/** What the statements of a call read, each planned once for all values, as the server plans a statement that is kept. */
async function readBy(call: () => Promise<unknown>): Promise<{ statements: number } & Read> {
  const client = await shop.deps.pool.connect();
  const query = jest.spyOn(client, 'query');
  client.release();
  await call();
  const sent = (query.mock.calls as readonly (readonly unknown[])[]).map(([statement, values]) => asked(statement, values));
  query.mockRestore();
  const read: Read = { blocks: 0, passedOver: 0, wholeTables: [] };
  await shop.deps.pool.query('set plan_cache_mode = force_generic_plan');
  for (const { text, values } of sent.filter((each) => /^\s*select/i.test(each.text))) {
    await shop.deps.pool.query(`prepare looked_at as ${text}`);
    const given = values.map(literal).join(', ');
    const { rows } = await shop.deps.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, buffers, format json) execute looked_at${given && `(${given})`}`,
    );
    await shop.deps.pool.query('deallocate looked_at');
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('There is no plan.');
    read.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    note(plan, read);
  }
  await shop.deps.pool.query('reset plan_cache_mode');
  return { statements: sent.length, ...read };
}

function note(node: PlanNode, read: Read): void {
  const table = node['Relation Name'];
  if (table !== undefined && POSTS.includes(table)) {
    read.passedOver += (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'];
    if (node['Node Type'] === 'Seq Scan') read.wholeTables.push(table);
  }
  for (const part of node.Plans ?? []) note(part, read);
}

const asked = (statement: unknown, values: unknown): { text: string; values: readonly unknown[] } => {
  if (typeof statement === 'object' && statement !== null && 'text' in statement) {
    const own = 'values' in statement ? statement.values : values;
    return { text: String(statement.text), values: Array.isArray(own) ? own : [] };
  }
  return { text: String(statement), values: Array.isArray(values) ? values : [] };
};
const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `'{${value.map((each) => JSON.stringify(each)).join(',')}}'`;
  return `'${(value instanceof Date ? value.toISOString() : String(value)).replaceAll("'", "''")}'`;
};

/** Address of a page so many pages down. */
async function down(caller: Caller, url: string, pages: number): Promise<string> {
  const [address, wanted] = url.split('?');
  const at = (limit: string, cursor: string | null) =>
    `${address}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(wanted)), ...(limit && { limit }), ...(cursor && { cursor }) })}`;
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const { nextCursor } = (await caller.get(at('40', cursor))).json() as { nextCursor: string | null };
    if (nextCursor === null) throw new Error(`${url} ends after ${page} pages.`);
    cursor = nextCursor;
  }
  return at('', cursor);
}

const OF_PRODUCT = '/product/P0001/reviews';
/** Blocks are what a page costs whatever the machine is doing: descents of indexes, and the rows with their authors, goods and pictures. */
test.each<[string, string, number, { statements: number; blocks: number }]>([
  ['reviews of a product, the most liked first', OF_PRODUCT, 40, { statements: 2, blocks: 400 }],
  ['reviews of a product, the newest first', `${OF_PRODUCT}?sort=newest`, 40, { statements: 2, blocks: 400 }],
  ['reviews of a product, the best stars first', `${OF_PRODUCT}?sort=highest`, 40, { statements: 2, blocks: 400 }],
  ['reviews of a product with one star, the best stars first', `${OF_PRODUCT}?sort=highest&rating=1`, 4, { statements: 2, blocks: 1_500 }],
  ['reviews of a product with five stars', `${OF_PRODUCT}?rating=5`, 40, { statements: 2, blocks: 400 }],
  ['reviews of a product with three choices', `${OF_PRODUCT}?rating=1&skinConcern=PORE&locale=cn`, 2, { statements: 3, blocks: 1_500 }],
  ['all reviews', '/reviews', 40, { statements: 1, blocks: 500 }],
  ['the best reviews', '/reviews/best', 40, { statements: 2, blocks: 700 }],
  ['posts of a member', '/profiles/LM1/posts', 40, { statements: 5, blocks: 700 }],
  ['feeds of a member', '/profiles/LM1/posts?tab=FEED', 40, { statements: 3, blocks: 700 }],
  ['the best feeds', '/feeds/best', 40, { statements: 1, blocks: 500 }],
])('a page of %s is read by its key, the first one and far down alike', async (_, url, pages, most) => {
  const first = await readBy(() => visitor.get(url));
  const deep = await down(visitor, url, pages);
  const far = await readBy(() => visitor.get(deep));

  // A member's call asks who it is, and what is known of their skin.
  const mine = await readBy(() => member.get(deep));
  expect([...first.wholeTables, ...far.wholeTables, ...mine.wholeTables]).toEqual([]);
  expect(mine.statements).toBeLessThanOrEqual(most.statements + 2);
  expect(mine.blocks).toBeLessThan(most.blocks);
  expect(mine.passedOver).toBeLessThan(1_000);
  expect(Math.max(first.statements, far.statements)).toBeLessThanOrEqual(most.statements);
  expect(Math.max(first.blocks, far.blocks)).toBeLessThan(most.blocks);
  expect(Math.max(first.passedOver, far.passedOver)).toBeLessThan(1_000);
});
