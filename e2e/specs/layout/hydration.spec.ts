import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../fixtures/test';

test.use({ pictures: true });

/** React has taken over an element when it keeps its own properties on it. */
const isTaken = (page: Page, block: string) =>
  page
    .locator(`${block} a`)
    .first()
    .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')));

test('blocks far below are whole in the first HTML, and their code comes when they are near; a change of language reaches them before', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html.match(/<template id="[BP]:|hidden id="S:/g)).toBeNull();
  const code: string[] = [];
  page.on('request', (asked) => /display-\w+\.\w+\.js/.test(asked.url()) && code.push(asked.url()));
  const codeOf = (family: string) => code.filter((url) => url.includes(`display-${family}.`)).length;

  await page.goto('/');
  await ready(page);
  const far = page.locator('[data-display="25"]').first();
  await expect(far.locator('article').first()).toBeAttached();
  // The first of them are near from the start: their code says that the page has come to rest.
  await expect.poll(() => codeOf('sales')).toBe(1);
  expect(codeOf('rails')).toBe(0);
  expect(await isTaken(page, '[data-display="25"]')).toBe(false);

  const before = await far.textContent();
  await page.getByRole('combobox', { name: '언어' }).locator('visible=true').first().selectOption('en');
  await expect.poll(async () => (await far.textContent())?.match(/\p{Script=Hangul}/u) ?? null).toBeNull();
  expect(await far.textContent()).not.toBe(before);
  expect(codeOf('rails')).toBe(1);
});

test('a click on a block whose code is still on its way is answered when it has come, inside the shop; the others are as they were on the way back', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/display-rails\.\w+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const link = page.locator('[data-display="25"] a[href^="/product/"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  expect(new URL(page.url()).pathname).toBe('/');
  release();
  await page.waitForURL('**/product/*');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  // Back to Main, by its link too: what was not near then is still there, and comes to life now.
  const last = page.locator('[data-display="14"]').first();
  const links = () => last.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const whole = await links();
  await page.locator('header a[href="/"]').locator('visible=true').first().click();
  await expect(page.locator('[data-screen="/"]')).toBeVisible();
  expect(whole.length).toBeGreaterThan(0);
  // A rail that has come to life meanwhile draws its further cards after these.
  expect((await links()).slice(0, whole.length)).toEqual(whole);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => isTaken(page, '[data-display="14"]')).toBe(true);
});

test('on the way back from a product the home is whole in every frame and stands where it was left, also where nobody has been', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // One frame after another, as on a phone.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => scrollTo(0, 2_600));
  // As it stands when it has come to rest.
  const before = (await framesOfHome(page, () => undefined)).slice(-1);
  await page.evaluate(() => {
    const isInSight = ({ top, left, bottom }: DOMRect) => top > 100 && bottom < innerHeight && left >= 0 && left < innerWidth;
    const links = [...document.querySelectorAll<HTMLElement>('main article a')];
    links.find((link) => isInSight((link.querySelector('img') ?? link).getBoundingClientRect()))?.click();
  });
  await page.waitForURL('**/product/*');
  await expect(page.locator('[data-screen^="/product/"] h1')).toBeVisible();
  expect(await framesOfHome(page, () => history.back())).toEqual(before);
});

/** What differs of the home from frame to frame, 2.5 s long: how far it is scrolled, and the blocks in which nothing stands. */
async function framesOfHome(page: Page, act: () => void): Promise<string[]> {
  const frames = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const seen = new Set<string>();
        const end = performance.now() + 2_500;
        const look = () => {
          const home = document.querySelector('[data-screen="/"]');
          if (home && !home.closest('[data-shelved]')) {
            const isEmpty = (block: Element) => !block.textContent && !block.querySelector('img');
            seen.add(`${Math.round(scrollY)}: ${[...home.querySelectorAll('[data-display]')].filter(isEmpty).length} empty`);
          }
          if (performance.now() < end) requestAnimationFrame(look);
          else done([...seen]);
        };
        requestAnimationFrame(look);
      }),
  );
  await page.evaluate(act);
  return frames;
}
