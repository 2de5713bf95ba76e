import { qaLink, type ChaosFault } from '@hyangro/contracts/release/qa.rules';
import { handMadeRemote } from '../../fixtures/hand-made-remote';
import { startOwnShell } from '../../fixtures/own-shell';
import { stableRelease } from '../../fixtures/release-store';
import { smokeOf } from '../../fixtures/remotes';
import { expect, openInShell, ready, test as base } from '../../fixtures/test';

const TOKEN = 'a-token-of-a-tester-that-nobody-guesses-ever';
const SHELL_ENV = { RELEASE_TOKENS: `kim:${TOKEN}`, OVERRIDE_KEY: 'a-key-that-only-this-shop-has-of-32-signs' };

/** One shell in QA mode for all of a worker's tests. */
const test = base.extend<object, { shell: Awaited<ReturnType<typeof startOwnShell>> }>({
  shell: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that the fixture needs no other
    async ({}, use) => {
      const shell = await startOwnShell(SHELL_ENV);
      await use(shell);
      await shell.stop();
    },
    { scope: 'worker' },
  ],
});

async function leaveOf(shop: string): Promise<string> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const answer = await fetch(`${shop}/ops/releases/qa-token`, { method: 'POST', headers, body: JSON.stringify({ why: 'a journey' }) });
  return ((await answer.json()) as { token: string }).token;
}

const FAULTS: Readonly<Record<ChaosFault, readonly RegExp[]>> = {
  offline: [/^net::ERR_EMPTY_RESPONSE/, /^console ChunkLoadError/],
  missing: [/^404 GET .*__qa/, /^console ChunkLoadError/],
  down: [/^500 GET .*__qa/, /^console ChunkLoadError/],
  html: [/^uncaught Unexpected token/, /hyangro_ugc/],
  timeout: [/^console RemoteTimeout/],
  syntax: [/Unexpected identifier/, /hyangro_ugc/],
  load: [/chaos: load/],
  render: [/chaos: render/],
  effect: [/chaos: effect/],
  event: [/chaos: event/],
};
for (const [fault, problems] of Object.entries(FAULTS))
  test(`QA-04 ?chaos=ugc:${fault} breaks ugc for this browser alone until it leaves; the others work`, async ({
    page,
    shell,
    browser,
    expectProblems,
  }) => {
    expectProblems(...problems);
    const { at, shows } = smokeOf('ugc');
    await page.goto(shell.url + qaLink(await leaveOf(shell.url), { chaos: `ugc:${fault}` }, smokeOf('raffle').at));
    const line = page.getByRole('complementary', { name: '테스트 빌드' });
    await expect(line).toContainText(`ugc:${fault}`);
    expect(new URL(page.url()).search).toBe('');
    await ready(page);
    await openInShell(page, at);
    if (fault === 'event') await page.getByRole('button', { name: 'event', exact: true }).click();
    else await expect(page.getByRole('button', { name: '다시 불러오기' }).locator('visible=true')).toBeVisible();
    await openInShell(page, smokeOf('catalog').at);
    await expect(page.locator('[data-mfe^="catalog@"]:visible').first().locator(smokeOf('catalog').shows).first()).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await other.goto(shell.url + at);
    await expect(other.locator('[data-mfe^="ugc@"]:visible').first().locator(shows).first()).toBeVisible();
    await other.context().close();

    await line.getByRole('button', { name: '나가기' }).click();
    await expect(line).toHaveCount(0);
    await page.goto(shell.url + at);
    await expect(page.locator('[data-mfe^="ugc@"]:visible').first().locator(shows).first()).toBeVisible();
  });

test('a link pins a version set: the pinned release is what a tester gets on every screen, and the page stays on it', async ({
  page,
  shell,
}) => {
  const real = stableRelease('raffle').version;
  const made = handMadeRemote('raffle', "const Screen = () => React.createElement('p', null, 'the newer one');");
  shell.store.publish('raffle', '9.9.9', made);
  try {
    await shell.untilServed('raffle', '9.9.9');
    await page.goto(shell.url + qaLink(await leaveOf(shell.url), { set: `raffle@${real}` }, smokeOf('ugc').at));
    await expect(page.getByRole('complementary', { name: '테스트 빌드' })).toContainText(`raffle@${real}`);
    await ready(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await openInShell(page, smokeOf('raffle').at);
    await expect(page.locator(`[data-mfe="raffle@${real}"]:visible`).first()).toBeVisible();
    await openInShell(page, smokeOf('catalog').at);
    await expect(page.locator('[data-mfe^="catalog@"]:visible').first()).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.context().clearCookies();
    await page.goto(shell.url + smokeOf('raffle').at);
    await expect(page.getByText('the newer one')).toBeVisible();
  } finally {
    shell.store.withdraw('raffle');
  }
});
