import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startDev } from '../../fixtures/develop';
import type { Locator, Page } from '@playwright/test';
import { handMadeRemote } from '../../fixtures/hand-made-remote';
import { startOwnShell } from '../../fixtures/own-shell';
import { stableRelease } from '../../fixtures/release-store';
import { expect, ready, test } from '../../fixtures/test';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SCREEN = path.join(ROOT, 'mfe-ugc/src/screens/feeds/feeds.screen.tsx');
const TOKEN = 'a-token-of-a-developer-that-nobody-guesses';
const SHELL_ENV = { RELEASE_TOKENS: `kim:${TOKEN}`, OVERRIDE_KEY: 'a-key-that-only-this-shop-has-of-32-signs' };

// A header of ours would make each call to the development server's own origin ask for leave first.
test.use({ extraHTTPHeaders: {} });

/** What a team types: `pnpm release …`; answers what it prints. */
const release = async (...words: string[]) =>
  (
    await promisify(execFile)(process.execPath, [path.join(ROOT, 'tools/release.mjs'), ...words], {
      env: { ...process.env, RELEASE_TOKEN: TOKEN },
    })
  ).stdout;

/** The page listens for the keys from its first touch on, which they may be themselves. */
async function showFrames(page: Page): Promise<Locator> {
  const frames = page.locator('[data-boundary-label]');
  await expect(async () => {
    await page.keyboard.press('Control+Alt+b');
    await expect(frames.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return frames;
}

test('MFE-13 MFE-14 a developer sees a remote of their own machine in a shop in production by one command, a saved change at once, and leaves; nobody else sees it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const shop = await startOwnShell(SHELL_ENV);
  const source = readFileSync(SCREEN, 'utf8');
  const dev = startDev('ugc', ['--against', shop.url, '--no-open', '--why', 'a look'], { RELEASE_TOKEN: TOKEN });
  const remoteOnPage = (version: RegExp) =>
    expect(page.locator('[data-screen="Feeds"] [data-mfe], [data-mfe]').first()).toHaveAttribute('data-mfe', version);
  try {
    const link = await dev.said(/^(http\S+mfe\.ugc=\S+)$/m);
    await page.goto(new URL('/feeds', link).href + new URL(link).search);
    await remoteOnPage(/^ugc@dev$/);
    const line = page.getByRole('complementary', { name: '테스트 빌드' });
    await expect(line).toContainText(new URL(new URL(link).searchParams.get('mfe.ugc') ?? '').host);
    expect(new URL(page.url()).search).toBe('');

    writeFileSync(SCREEN, source.replace("lead={t('feeds.lead')}", 'lead="Seen before its release"'));
    await expect(page.getByText('Seen before its release')).toBeVisible();
    await expect(line).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await other.goto(new URL('/feeds', shop.url).href);
    await expect(other.locator('[data-mfe]').first()).toHaveAttribute('data-mfe', /^ugc@(?!dev)/);
    await expect(other.getByText('Seen before its release')).toHaveCount(0);
    await other.context().close();

    await line.getByRole('button', { name: '나가기' }).click();
    await expect(line).toHaveCount(0);
    await remoteOnPage(/^ugc@(?!dev)/);
    await expect(page.getByText('Seen before its release')).toHaveCount(0);
    await page.goto('about:blank');
  } finally {
    writeFileSync(SCREEN, source);
    await dev.stop();
    await shop.stop();
  }
});

test('MFE-13 a reviewer’s link shows the build of a commit that nobody gets yet, in its reviewer’s browser alone; the page and its frames name owner, version and commit', async ({
  page,
  browser,
}) => {
  const shop = await startOwnShell(SHELL_ENV);
  const [version, commit] = ['7.0.0-review', '0123456789abcdef0123456789abcdef01234567'];
  const buildInfo = { buildVersion: version, commit };
  const manifest = { metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' }, publicPath: 'auto', buildInfo } };
  const build = handMadeRemote('ugc', "const Screen = () => React.createElement('p', null, 'Seen by its reviewer');");
  try {
    shop.store.publish('ugc', version, build, { isHeld: true, commit, more: { 'mf-manifest.json': JSON.stringify(manifest) } });
    const printed = await release('link', 'ugc', commit.slice(0, 8), '--shop', shop.url, '--why', 'a second pair of eyes');
    expect(printed).toContain(`ugc@${version} of commit 0123456789ab`);
    const [link = ''] = /^http\S+mfe\.ugc=\S+$/m.exec(printed) ?? [];
    await page.goto(new URL('/feeds', link).href + new URL(link).search);
    await expect(page.getByText('Seen by its reviewer')).toBeVisible();
    await expect(page.getByRole('complementary', { name: '테스트 빌드' })).toContainText(`${version} (커밋 0123456789ab)`);
    const frames = await showFrames(page);
    await expect(frames).toHaveText([`ugc@${version} · 0123456789ab`]);
    await page.keyboard.press('Control+Alt+b');
    await expect(frames).toHaveCount(0);

    const other = await (await browser.newContext()).newPage();
    await other.goto(`${shop.url}/feeds`);
    await expect(other.locator('[data-mfe]').first()).toHaveAttribute('data-mfe', `ugc@${stableRelease('ugc').version}`);
    await other.context().close();
  } finally {
    await shop.stop();
  }
});

test('the frames of a page name the owner, version and commit of each screen and of each surface in it', async ({ page }) => {
  await page.goto('/product/P0001');
  await ready(page);
  await page.keyboard.press('End');
  await expect(page.locator('[data-surface="ugc/review-list@1"]')).toBeAttached();
  const frames = await showFrames(page);
  const named = (remote: 'catalog' | 'ugc') => {
    const { version, commit } = stableRelease(remote);
    return `${remote}@${version}${commit ? ` · ${commit.slice(0, 12)}` : ''}`;
  };
  await expect(frames.first()).toHaveText(named('catalog'));
  await expect(frames.filter({ hasText: 'ugc/review-list@1 · ' })).toHaveText([`ugc/review-list@1 · ${named('ugc')}`]);
});
