import { operate } from '../../fixtures/operator';
import { freshDatabase, startOwnShop } from '../../fixtures/own-shop';
import { servedVersions } from '../../fixtures/served-versions';
import { expect, openInShell, ready, test } from '../../fixtures/test';

test('MFE-18 what visitors’ browsers measure reaches the page for operators, by remote and version; nobody else reads it', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const DATABASE_URL = await freshDatabase('ops_remotes');
  const shop = await startOwnShop({ DATABASE_URL });
  try {
    const token = await operate(['operator', 'add', 'kim', '--role', 'VIEWER'], { DATABASE_URL });
    const served = await servedVersions(shop.url);

    const visitor = await browser.newContext({ baseURL: shop.url, locale: 'ko-KR' });
    const visit = await visitor.newPage();
    await visit.goto('/best-reviews');
    await ready(visit);
    await visit.mouse.click(5, 5);
    await visit.waitForResponse((answer) => Boolean(answer.request().postData()?.includes('web_vital')));
    await openInShell(visit, '/raffles');
    await visitor.close();

    await page.goto(`${shop.url}/ops/remotes`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('운영자만 볼 수 있어요');

    for (const [lang, tag, title] of [
      ['ko', 'ko-KR', '리모트 현황'],
      ['en', 'en-US', 'Remotes'],
      ['cn', 'zh-CN', '远程模块状态'],
    ] as const) {
      const context = await browser.newContext({ baseURL: shop.url, locale: tag, httpCredentials: { username: 'kim', password: token } });
      const operator = await context.newPage();
      await operator.goto(`/ops/remotes?lang=${lang}`);
      await expect(operator.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const remote of ['layout', 'catalog', 'order', 'mypage', 'ugc', 'raffle'] as const)
        await expect(operator.getByRole('region', { name: remote }).getByRole('rowheader').first()).toContainText(served[remote] ?? 'none');
      const row = operator.getByRole('region', { name: 'ugc' }).getByRole('row').nth(1);
      await expect(row.getByRole('cell').first()).toHaveText('1');
      await context.close();
    }
  } finally {
    await shop.stop();
  }
});
