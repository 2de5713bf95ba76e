import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startOwnShell } from '../../fixtures/own-shell';
import { expect, openInShell, ready, test as base } from '../../fixtures/test';

/** What a company's script does: it tells its own host of everything that the page gives it. */
const SCRIPT = `(() => {
  const host = new URL("/collect", document.currentScript.src);
  const send = (call) => navigator.sendBeacon(host, JSON.stringify([...call]));
  window.dataLayer.forEach(send);
  window.dataLayer.push = (call) => send(call);
})();`;

/** A host of another company, over real HTTP: whoever asks for its script, and what it is told. */
async function startCompany() {
  const asked: string[] = [];
  const told: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.method === 'POST') told.push(body);
      else asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(request.method === 'GET' ? SCRIPT : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    asked,
    events: () => told.map((body) => (JSON.parse(body) as unknown[])[1]),
    /** It answers nobody any more. */
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

const test = base.extend<
  object,
  { there: { company: Awaited<ReturnType<typeof startCompany>>; shop: Awaited<ReturnType<typeof startOwnShell>> } }
>({
  there: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that the fixture needs no other
    async ({}, use) => {
      const company = await startCompany();
      const shop = await startOwnShell({ GTAG_ID: 'G-SHOP', GTAG_SCRIPT: `${company.url}/gtag.js`, GTAG_HOSTS: company.url });
      await use({ company, shop });
      await shop.stop();
      await company.close();
    },
    { scope: 'worker' },
  ],
});

test('a company’s analytics hear of a visitor who agrees, from then on and once each, and of nobody who refuses; a dead host keeps nobody', async ({
  browser,
  there: { company, shop },
  expectProblems,
}) => {
  const visit = async (answer: 'agree' | 'refuse') => {
    const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${shop.url}/category/C01`);
    await ready(page);
    const line = page.locator('#consent');
    await expect(line).toBeVisible();
    expect(company.asked).toEqual([]);
    await line.locator(`button[name=${answer}]`).click();
    await expect(line).toHaveCount(0);
    return { page, close: () => context.close() };
  };

  const refusing = await visit('refuse');
  await openInShell(refusing.page, '/product/P0001');
  await refusing.page.reload();
  await ready(refusing.page);
  await expect(refusing.page.locator('#consent')).toHaveCount(0);
  await refusing.close();
  expect([company.asked, company.events()]).toEqual([[], []]);

  const agreeing = await visit('agree');
  await expect.poll(() => company.asked).toEqual(['/gtag.js?id=G-SHOP']);
  await openInShell(agreeing.page, '/product/P0001');
  const told = (event: string) => company.events().filter((name) => name === event).length;
  const bothPages = { page_view: 2, view_item: 1 };
  const heard = () => ({ page_view: told('page_view'), view_item: told('view_item') });
  // Each comes by itself; and none comes twice.
  await expect.poll(heard).toEqual(bothPages);
  await agreeing.page.waitForLoadState('networkidle');
  expect(heard()).toEqual(bothPages);
  // The next page of this reader asks no more.
  await agreeing.page.reload();
  await ready(agreeing.page);
  await expect.poll(() => company.asked.length).toBe(2);
  await expect(agreeing.page.locator('#consent')).toHaveCount(0);

  await company.close();
  expectProblems(/gtag\.js|ERR_CONNECTION_REFUSED/);
  await agreeing.page.reload();
  await ready(agreeing.page);
  await expect(agreeing.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await agreeing.close();
});
