import type { Page } from '@playwright/test';
import { expect, openInShell, ready } from '../fixtures/test';

interface Display {
  seq: number;
  displayCd: number;
  title: string | null;
  link: string | null;
  linkText: string | null;
  font: string | null;
  useOnMobile: boolean;
  useOnPc: boolean;
  slidesPerViewMobile: number | null;
  slidesPerViewPc: number | null;
}
export interface Item {
  seq: number;
  displaySeq: number;
  link: string | null;
  text: string | null;
  font: string | null;
  verticalAlign: string | null;
  horizontalAlign: string | null;
}
export interface Layout {
  displays: Display[];
  displayItems: Item[];
}

/** Main as another answer of the server would have it. `query` is that of the page before. */
export async function openMain(page: Page, change: (layout: Layout) => void, query = '') {
  await page.route('**/api/main/layouts/**', async (route) => {
    const response = await route.fetch();
    const layout = (await response.json()) as Layout;
    change(layout);
    await route.fulfill({ response, json: layout });
  });
  await page.goto(`/raffles${query}`);
  await ready(page);
  await openInShell(page, '/');
  await expect(page.locator('main [data-on]').first()).toBeAttached();
}

/** The blocks of `like`, one for each of `changes`, and nothing else. */
export function only(layout: Layout, displayCd: number, changes: readonly Partial<Display>[]) {
  const model = layout.displays.find((display) => display.displayCd === displayCd);
  if (!model) throw new Error(`The demo's home has no block of type ${displayCd}`);
  const items = layout.displayItems.filter(({ displaySeq }) => displaySeq === model.seq);
  layout.displays = changes.map((change, n) => ({ ...model, ...change, seq: n + 1 }));
  layout.displayItems = changes.flatMap((_, n) => items.map((item) => ({ ...item, displaySeq: n + 1 })));
}
