import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import pg from 'pg';
import { operate } from '../../fixtures/operator';
import { freshDatabase, startOwnShop, type OwnShop } from '../../fixtures/own-shop';

interface Item {
  displaySeq: number;
  products?: string[];
}
interface LayoutsFile {
  layouts: { displays: { seq: number; displayCd: number; title?: Record<string, string> }[]; displayItems: Item[] }[];
}
/** Seq of the blocks that the story moves, and of the one whose type and goods it changes. */
const [FIRST, SECOND, CHANGED] = [10, 13, 20];
const TITLE = '겨울이 오기 전에';

test.describe('operators change the home', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hyangro-layouts-'));
  const file = path.join(folder, 'main.json');
  let shop: OwnShop;
  let env: { DATABASE_URL: string; SHOP_URL: string };
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const DATABASE_URL = await freshDatabase('hyangro_layouts');
    shop = await startOwnShop({ DATABASE_URL });
    env = { DATABASE_URL, SHOP_URL: shop.url };
  });
  test.afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop?.stop();
  });

  /** The blocks that the story changes, as the page draws them. */
  async function pageOf(page: Page) {
    const titles = (await page.locator('main h2').allTextContents()).map((title) => title.trim());
    const [first, moved] = ['향수관', TITLE].map((title) => titles.indexOf(title));
    const changed = page.locator('main [data-display]').filter({ hasText: '새로 들어온 것' }).first();
    return {
      isMoved: moved !== undefined && moved >= 0 && moved < (first ?? 0),
      type: await changed.getAttribute('data-display'),
      goods: await changed.locator('article').count(),
    };
  }

  test('GEN-04 a block moves up, gets another title, another type and fewer goods: in a preview first, then on the home, without a release of the front end', async ({
    page,
  }) => {
    const content = JSON.parse(await operate(['layout', 'export', 'MAIN'], env)) as LayoutsFile;
    const [main] = content.layouts;
    if (!main) throw new Error('There is no MAIN.');
    const swapped = (seq: number) => (seq === FIRST ? SECOND : seq === SECOND ? FIRST : seq);
    for (const display of main.displays) {
      display.seq = swapped(display.seq);
      if (display.seq === FIRST) display.title = { ko: TITLE, en: 'Before the winter', cn: '冬天之前' };
      if (display.seq === CHANGED) display.displayCd = 24;
    }
    for (const item of main.displayItems) {
      item.displaySeq = swapped(item.displaySeq);
      if (item.displaySeq === CHANGED) item.products = item.products?.slice(0, 3);
    }
    writeFileSync(file, JSON.stringify(content));
    expect(await operate(['layout', 'validate', file], env)).toContain('The file can be imported.');
    await operate(['layout', 'import', file], env);

    await page.goto(`${shop.url}/`);
    const before = await pageOf(page);
    expect(before).toMatchObject({ isMoved: false, type: '25' });

    const link = /http\S+/.exec(await operate(['layout', 'preview', 'MAIN'], env))?.[0] ?? '';
    const answer = await page.goto(link);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    const after = { isMoved: true, type: '24', goods: 3 };
    expect(await pageOf(page)).toEqual(after);
    await expect(page.getByRole('note', { name: '미리보기' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectNoTokenInLog(env.DATABASE_URL);

    // A browser that waits for long has its head before the answer; who reads the status waits for it.
    const forged = `${link}x&lang=en`;
    expect((await page.request.get(forged)).status()).toBe(404);
    await page.goto(forged);
    await expect(page.getByRole('heading', { level: 1, name: 'This preview is over' })).toBeVisible();

    await page.goto(`${shop.url}/?lang=ko`);
    expect(await pageOf(page)).toEqual(before);
    await operate(['layout', 'publish', 'MAIN'], env);
    await page.reload();
    expect(await pageOf(page)).toEqual(after);
    await operate(['layout', 'rollback', 'MAIN'], env);
    await page.reload();
    expect(await pageOf(page)).toEqual(before);
  });
});

/** The visit of a preview is in the access log, and the token of its link is not. */
async function expectNoTokenInLog(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const addresses = async () =>
      (await client.query<{ full_url: string }>(`select full_url from access_log where full_url like '%/main/MAIN?preview=%'`)).rows;
    await expect.poll(async () => (await addresses()).length).toBeGreaterThan(0);
    expect((await addresses()).every(({ full_url }) => full_url.endsWith('?preview='))).toBe(true);
  } finally {
    await client.end();
  }
}
