import { LANGUAGE_TAG, LOCALES, type Locale } from '@hyangro/contracts/locales';
import { LANGUAGE_PARAM } from '@hyangro/contracts/wire-names';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../fixtures/test';
import { linesOnPictures } from '../../flows/contrast';
import { openMain, type Layout } from '../../flows/open-main';

test.use({ pictures: true });

/** The home and every promotion of the demo. */
const LAYOUTS = ['MAIN', 'EV02', 'EV03', 'EV03A', 'EV03B', 'EV03C', 'EV04', 'EV05', 'EV06'];
/** Types in which words stand on pictures. */
const TYPES = [1, 26, 27, 2, 3, 4, 5, 8, 10, 14, 15, 18, 21];
const HEROES = [1, 26, 27];

for (const locale of LOCALES)
  test(`the words on every banner can be read against their picture, on phones and PCs, in ${locale}`, async ({ page, request }) => {
    const layouts = await Promise.all(LAYOUTS.map((code) => layoutOf(request, code, locale)));
    await openMain(page, (layout) => showAll(layout, layouts), `?${LANGUAGE_PARAM}=${locale}`);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const lines = await linesOnPictures(page);
      expect(lines.length).toBeGreaterThan(60);
      expect(lines.filter(({ contrast, needed }) => contrast < needed)).toEqual([]);
    }
  });

const layoutOf = async (request: APIRequestContext, code: string, locale: Locale): Promise<Layout> =>
  (await request.get(`/api/main/layouts/${code}`, { headers: { 'accept-language': LANGUAGE_TAG[locale] } })).json();

/** All banners below each other; each picture of a carousel in one of its own. */
function showAll(layout: Layout, layouts: readonly Layout[]) {
  const blocks = layouts.flatMap(({ displays, displayItems }) =>
    displays
      .filter(({ displayCd }) => TYPES.includes(displayCd))
      .flatMap((display) => {
        const items = displayItems.filter(({ displaySeq }) => displaySeq === display.seq);
        const groups = HEROES.includes(display.displayCd) ? items.map((item) => [item]) : [items];
        return groups.map((group) => ({ display, items: group }));
      }),
  );
  layout.displays = blocks.map(({ display }, n) => ({ ...display, seq: n + 1 }));
  layout.displayItems = blocks.flatMap(({ items }, n) => items.map((item) => ({ ...item, displaySeq: n + 1 })));
}
