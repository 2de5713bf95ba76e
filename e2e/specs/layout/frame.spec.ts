import { expect, ready, test } from '../../fixtures/test';
import { openMain, only } from '../../flows/open-main';

test.use({ pictures: true });

/** Width of the screen, and the margin that the page has there, px. */
const SCREENS = [
  [390, 16],
  [1280, 40],
  [1440, 40],
  [1920, 40],
] as const;

test('D-C11 a block stands in the page’s column or runs to the edges, and a small one is never wider than 940 px', async ({ page }) => {
  const forms = [
    { isUseMargin: true, isSmallWidth: false },
    { isUseMargin: true, isSmallWidth: true },
    { isUseMargin: false, isSmallWidth: false },
    { isUseMargin: false, isSmallWidth: true },
  ];
  await openMain(page, (layout) =>
    only(
      layout,
      10,
      forms.map((form, n) => ({ ...form, title: `칸 ${n + 1}` })),
    ),
  );
  for (const [width, margin] of SCREENS) {
    await page.setViewportSize({ width, height: 900 });
    const free = await page.evaluate(() => document.documentElement.clientWidth);
    const boxes = () =>
      page.locator('[data-display="10"]').evaluateAll((blocks) =>
        blocks.map((block) => {
          const banner = block.querySelector('picture')?.parentElement?.getBoundingClientRect();
          const title = block.querySelector('h2')?.getBoundingClientRect();
          return { left: Math.round(banner?.left ?? NaN), width: Math.round(banner?.width ?? NaN), title: Math.round(title?.left ?? NaN) };
        }),
      );
    const centred = (wide: number) => ({ left: Math.round((free - wide) / 2), width: wide });
    const column = Math.min(1200, free - 2 * margin);
    const small = Math.min(940, free - 2 * margin);
    // A block below the visible part is laid out for another width a frame later.
    await expect
      .poll(async () => (await boxes()).map((box) => ({ left: box.left, width: box.width })), { message: String(width) })
      .toEqual([centred(column), centred(small), centred(free), centred(Math.min(940, free))]);
    expect(
      (await boxes()).every(({ title }) => title >= margin),
      String(width),
    ).toBe(true);
  }
});

test('D-C01 each screen shows its own blocks as the server drew them, also with every type once for phones and once for PCs', async ({
  page,
  request,
}) => {
  const mismatches: string[] = [];
  page.on('console', (message) => /hydrat|did not match/i.test(message.text()) && mismatches.push(message.text()));
  // Blocks of the layouts within tabs are these layouts' own.
  const places = () =>
    page
      .locator('main [data-display][data-on]')
      .evaluateAll((all) =>
        all
          .filter((place) => !place.parentElement?.closest('[data-on]'))
          .map((place) => [place.getAttribute('data-display'), getComputedStyle(place).display !== 'none']),
      );
  for (const layoutCd of ['ALLTYPES', 'ALLTYPES_SPLIT']) {
    const { displays } = (await (await request.get(`/api/main/layouts/${layoutCd}`)).json()) as {
      displays: { seq: number; displayCd: number; useOnMobile: boolean; useOnPc: boolean }[];
    };
    for (const [width, isPc] of [
      [1440, true],
      [390, false],
    ] as const) {
      // What is for neither screen is not in the page at all.
      const expected = displays
        .filter(({ useOnMobile, useOnPc }) => useOnMobile || useOnPc)
        .sort((a, b) => a.seq - b.seq)
        .map(({ displayCd, useOnMobile, useOnPc }) => [String(displayCd), isPc ? useOnPc : useOnMobile]);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/main/${layoutCd}`, { waitUntil: 'commit' });
      // No block is ever seen in the form of the other screen: not before the scripts have come, and not after.
      await expect.poll(places).toEqual(expected);
      await ready(page);
      expect(await places(), `${layoutCd} ${width}`).toEqual(expected);
    }
  }
  expect(mismatches).toEqual([]);
});
