import { expect, test } from '../../fixtures/test';
import { startStubHost } from '@hyangro/build/stub-host';
import { REMOTES_ON_SHOW, smokeOf } from '../../fixtures/remotes';
import { stableManifest } from '../../fixtures/release-store';

for (const remote of REMOTES_ON_SHOW) {
  const { at, shows } = smokeOf(remote);
  test(`MFE-02 a plain single-spa root mounts ${remote} without our shell`, async ({ page, baseURL }) => {
    const host = await startStubHost({ remote, manifest: stableManifest(remote), shopUrl: baseURL ?? '' });
    try {
      await page.goto(host.origin + at);
      await expect(page.locator(`[data-mfe="${remote}"] :is(${shows})`).first()).toBeVisible({ timeout: 20_000 });
      // What the page still asks the host for is given up before the host goes.
      await page.goto('about:blank');
    } finally {
      host.stop();
    }
  });
}
