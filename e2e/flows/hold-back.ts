import type { Page } from '@playwright/test';

/** Lets no request of this kind through until the returned function is called. */
export async function holdBack(page: Page, urls: RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(urls, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
