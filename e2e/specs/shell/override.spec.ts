import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startDev } from '../../fixtures/develop';
import { startOwnShell } from '../../fixtures/own-shell';
import { expect, test } from '../../fixtures/test';

const SCREEN = path.resolve(import.meta.dirname, '../../../mfe-ugc/src/screens/feeds/feeds.screen.tsx');
const TOKEN = 'a-token-of-a-developer-that-nobody-guesses';
const SHELL_ENV = { RELEASE_TOKENS: `kim:${TOKEN}`, OVERRIDE_KEY: 'a-key-that-only-this-shop-has-of-32-signs' };

// A header of ours would make each call to the development server's own origin ask for leave first.
test.use({ extraHTTPHeaders: {} });

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
