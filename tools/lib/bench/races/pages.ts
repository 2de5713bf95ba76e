import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../proc.mjs';
import type { Client } from '../search/client';
import { cpuMs } from '../cpu';
import { CALLERS } from './cpu-per-order';
import type { Race } from './race';

const CALLS = 400;
const PAGE_DOWN = 100;
const REVIEWS = '/product/P0001/reviews';
/** Pages of the lists of `long-lists.sql`; `down` pages of 40 are passed before the one that is measured. */
export const PAGES: readonly { what: string; url: string; down: number }[] = [
  { what: 'reviews of a product with 20,000, the most liked first', url: REVIEWS, down: 0 },
  { what: '  far down', url: REVIEWS, down: PAGE_DOWN },
  { what: '  one star, one concern, one language', url: `${REVIEWS}?rating=1&skinConcern=PORE&locale=cn`, down: 0 },
  { what: 'the best reviews', url: '/reviews/best', down: 0 },
  { what: '  far down', url: '/reviews/best', down: PAGE_DOWN },
  { what: 'a profile with 5,000 posts', url: '/profiles/LM1/posts', down: 0 },
  { what: '  far down', url: '/profiles/LM1/posts', down: PAGE_DOWN },
];

/** Writes the long lists, once for a database. */
export async function insertLongLists(db: Client): Promise<void> {
  const { rows } = await db.query("select from member where mem_cd = 'LM1'");
  if (rows.length > 0) return;
  await db.query(readFileSync(path.join(ROOT, 'api/src/platform/testing/long-lists.sql'), 'utf8'));
  await db.query('vacuum analyze');
}

/** CPU milliseconds of the API's process for a page, by 8 callers after as many calls to warm it up. */
export async function cpuPerPage({ shop }: Pick<Race, 'shop'>, { url, down }: { url: string; down: number }): Promise<number> {
  const address = new URL(url, 'http://shop');
  const page = async () => {
    const { status, body } = await shop.call('GET', address.pathname + address.search);
    if (status !== 200) throw new Error(`${url} was answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  for (let at = 0; at < down; at += 1) {
    address.searchParams.set('limit', '40');
    address.searchParams.set('cursor', String((await page())['nextCursor']));
  }
  address.searchParams.delete('limit');
  const load = async () => {
    let left = CALLS;
    const work = async () => {
      while (left-- > 0) await page();
    };
    await Promise.all(Array.from({ length: CALLERS }, work));
  };
  await load();
  const before = cpuMs(shop.pid);
  await load();
  return (cpuMs(shop.pid) - before) / CALLS;
}
