/** Won as they are written in the three languages, not followed by dollars in brackets. */
const WON_ALONE = /(?:\d[\d,]*원|₩\d[\d,]*)(?!\d|,\d|\s*\(\$)/g;

/**
 * For Jest's `setupFilesAfterEnv`: wherever a test's screen says won, their dollars stand behind in brackets (GEN-08). A struck list price
 * has none: the price to pay beside it does.
 */
afterEach(() => {
  const screen = document.body.cloneNode(true) as HTMLElement;
  screen.querySelectorAll('s, script, style').forEach((struck) => struck.replaceWith(' '));
  expect([...(screen.textContent ?? '').matchAll(WON_ALONE)].map(([won]) => won)).toEqual([]);
});
