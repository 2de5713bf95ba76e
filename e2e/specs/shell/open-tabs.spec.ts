import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startOwnShell } from '../../fixtures/own-shell';
import { stableRelease } from '../../fixtures/release-store';
import { expect, openInShell, ready, screenOf, test } from '../../fixtures/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');

test('MFE-11 MFE-12 an open tab loads screens of the version it began with after another one was promoted, follows at its next free navigation and follows a rollback, with what was typed', async ({
  page,
  shop,
}) => {
  test.setTimeout(90_000);
  const shell = await startOwnShell();
  try {
    const v1 = stableRelease('ugc');
    const v2 = { ...v1, version: `${v1.version}-next` };
    const shown = (version: string) => page.locator(`[data-mfe="ugc@${version}"]:visible`).first();
    const words = page.getByLabel('제목');
    const write = async () => {
      await screenOf(page, '/best-talks').getByRole('link', { name: '물어보기' }).click();
      await page.waitForURL('**/talk/new');
      await expect(words).toBeVisible();
    };
    const leave = async () => {
      await page.goBack();
      const link = screenOf(page, '/best-talks').getByRole('link', { name: '물어보기' });
      const ok = page.getByRole('alertdialog').getByRole('button', { name: '나가기' });
      await expect(link.or(ok).first()).toBeVisible();
      if (await ok.isVisible()) await ok.click();
      await page.waitForURL('**/best-talks');
      await expect(screenOf(page).getByRole('link', { name: '물어보기' })).toBeVisible();
    };
    await shop.join();
    await page.goto(`${shell.url}/best-talks`);
    await ready(page);
    await write();
    await words.fill('겨울에 어울릴까요');
    await page.evaluate(() => (document.documentElement.dataset.tab = 'the first page'));
    const isFirstPage = () => page.evaluate(() => document.documentElement.dataset.tab !== undefined);

    shell.store.adopt('ugc', v2, path.join(ROOT, '.release/remotes/ugc', v1.version));
    await shell.untilServed('ugc', v2.version);
    const files: string[] = [];
    page.on('request', (request) => void files.push(new URL(request.url()).pathname));
    await leave();
    await openInShell(page, '/review/product/P0001');
    await expect(screenOf(page, '/review/product/P0001').getByRole('heading').first()).toBeVisible();
    await expect(shown(v1.version)).toBeVisible();
    expect(await isFirstPage()).toBe(true);
    const [screenFile = ''] = v1.routes.find(({ name }) => name === 'ProductReviews')?.files ?? [];
    expect(files).toContain(`/remotes/ugc/${v1.version}/${screenFile}`);

    await page.goBack();
    await expect(screenOf(page, '/best-talks').getByRole('link', { name: '물어보기' })).toBeVisible();
    await write();
    await expect(shown(v2.version)).toBeVisible();
    await ready(page);
    await expect(words).toHaveValue('겨울에 어울릴까요');
    expect(await isFirstPage()).toBe(false);

    await words.fill('겨울에도 여름에도 어울릴까요');
    execFileSync(process.execPath, [path.join(ROOT, 'tools/shop.mjs'), 'rollback', 'ugc', '--why', 'sick'], {
      env: { ...process.env, RELEASE_STORE: shell.store.dir },
    });
    await shell.untilServed('ugc', v1.version);
    await leave();
    await write();
    await expect(shown(v1.version)).toBeVisible();
    await ready(page);
    await expect(words).toHaveValue('겨울에도 여름에도 어울릴까요');
  } finally {
    await shell.stop();
  }
});
