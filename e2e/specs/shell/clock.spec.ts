import { CLOCK_COOKIE } from '@hyangro/contracts/wire-names';
import { expect, ready, test } from '../../fixtures/test';

const EVERY = /^\d{2,}:\d{2}:\d{2}$/;

test('QA-03 ST-TIME-01 a moved clock moves server and browser: 3,661 s before a sale ends both say so and count on', async ({
  page,
  baseURL,
}) => {
  const layout = (await (await page.request.get('/api/main/layouts/MAIN')).json()) as {
    displayItems: { virtualCategoryEndTime: string | null }[];
  };
  const ends = layout.displayItems.flatMap(({ virtualCategoryEndTime: end }) => (end ? Date.parse(`${end.replace(' ', 'T')}+09:00`) : []));
  const end = Math.max(...ends);
  const moved = new Date(end - 3_661_000).toISOString();
  await page.context().addCookies([{ name: CLOCK_COOKIE, value: encodeURIComponent(moved), url: baseURL ?? '' }]);

  const html = await (await page.request.get('/')).text();
  const drawn = [...html.matchAll(/role="timer".*?aria-hidden="true">(.*?)<\/span>/g)].map(([, digits = '']) =>
    digits.replace(/<[^>]*>/g, ''),
  );
  expect(drawn).toContain('01:01:01');

  await page.goto('/');
  await ready(page);
  const left = async () => {
    const texts = await page.getByRole('timer').locator('[aria-hidden]').allTextContents();
    return texts.filter((text) => EVERY.test(text)).map((text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
  };
  const nearest = async () => Math.min(...(await left()).map((seconds) => Math.abs(3_661 - seconds)));
  // The page was opened seconds ago by the real clock; by the browser's own it would be days off.
  expect(await nearest()).toBeLessThan(60);
  const before = Math.max(...(await left()));
  await expect.poll(async () => Math.max(...(await left()))).toBeLessThan(before);
});
