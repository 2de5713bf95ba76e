import { expect, test } from '../../fixtures/test';
import { startStubHost } from '@hyangro/build/stub-host';
import { stableManifest } from '../../fixtures/release-store';

/** Something of each remote that a host without our shell can show. */
const MOUNTS = [
  { remote: 'layout', at: '/', shows: 'a[href^="/product/P"]' },
  { remote: 'catalog', at: '/category/C01', shows: 'a[href^="/product/P"]' },
  { remote: 'order', at: '/order/payment-complete/NONE', shows: 'a, button' },
  { remote: 'mypage', at: '/login', shows: 'input[autocomplete=username]' },
  { remote: 'ugc', at: '/best-reviews', shows: 'article, li' },
  { remote: 'raffle', at: '/raffles', shows: 'a[href^="/raffle/"]' },
] as const;

for (const { remote, at, shows } of MOUNTS) {
  test(`MFE-02 a plain single-spa root mounts ${remote} without our shell`, async ({ page, baseURL, problems }) => {
    const host = await startStubHost({ remote, manifest: stableManifest(remote), shopUrl: baseURL ?? '' });
    try {
      await page.goto(host.origin + at);
      await expect(page.locator(`[data-mfe="${remote}"] :is(${shows})`).first()).toBeVisible({ timeout: 20_000 });
    } finally {
      host.stop();
      problems.length = 0;
    }
  });
}
