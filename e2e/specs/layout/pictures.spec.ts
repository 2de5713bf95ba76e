import { writeFile } from 'node:fs/promises';
import { LOCALES, type Locale } from '@hyangro/contracts/locales';
import type { Page } from '@playwright/test';
import { differenceOf, keepReference, typesWithReference } from '../../../tools/lib/pictures/references';
import { clockFrom } from '../../fixtures/fixed-clock';
import { freshDatabase, startOwnShop, type OwnShop } from '../../fixtures/own-shop';
import { expect, test } from '../../fixtures/test';
import { openDisplays, pictureOf } from '../../flows/display-pictures';

test.use({ pictures: true });

const WIDTHS = [390, 1440];
/** A block that differs may still wait for its code or an answer: it is looked at again for so long, in ms. */
const PATIENCE = 15_000;

/** A shop of one day in which nobody buys: its goods, ranks, coupons and dates are always the same. */
let shop: OwnShop;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shop = await startOwnShop({ ...clockFrom('2026-11-23T12:00:00+09:00'), DATABASE_URL: await freshDatabase('hyangro_pictures') });
});
test.afterAll(() => shop?.stop());

for (const locale of LOCALES) {
  for (const width of WIDTHS) {
    test(`QA-09 every display type looks and measures as its reference, in ${locale} at ${width} px`, async ({ page }, testInfo) => {
      // `--update-snapshots` keeps what differs as the new reference.
      const isWriting = ['all', 'changed'].includes(testInfo.config.updateSnapshots);
      const types = await openDisplays(page, shop.url, locale, width);
      if (!isWriting) expect([...types].sort()).toEqual(typesWithReference(width, locale).sort());
      const differing = await differencesOf(page, types, width, locale);
      for (const { name, picture, text, where } of differing) {
        if (isWriting) await keepReference(name, picture.screenshot, picture.size);
        else {
          await writeFile(testInfo.outputPath(`${name}.png`), picture.screenshot);
          await writeFile(testInfo.outputPath(`${name}, where ${text}.png`), where);
        }
      }
      if (!isWriting) expect(differing.map(({ name, text }) => `${name} ${text}`)).toEqual([]);
    });
  }
}

async function differencesOf(page: Page, types: readonly string[], width: number, locale: Locale) {
  const differing = [];
  for (const displayCd of types) {
    const name = `${displayCd}-${width}-${locale}`;
    const until = Date.now() + PATIENCE;
    for (;;) {
      const picture = await pictureOf(page, displayCd);
      const difference = await differenceOf(name, picture.screenshot, picture.size);
      if (!difference) break;
      if (Date.now() > until) {
        differing.push({ name, picture, text: difference.text, where: difference.picture });
        break;
      }
      await page.waitForTimeout(200);
    }
  }
  return differing;
}
