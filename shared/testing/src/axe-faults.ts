import axe from 'axe-core';

/** Rules of axe that need a layout, a whole page or the shell around the screen: the walk through the running shop holds those. */
const NEED_THE_PAGE = [
  'bypass',
  'color-contrast',
  'color-contrast-enhanced',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'scrollable-region-focusable',
  'target-size',
];
const RULES = {
  ...Object.fromEntries(NEED_THE_PAGE.map((id) => [id, { enabled: false }])),
  // An experiment of axe's (WCAG 2.5.3).
  'label-content-name-mismatch': { enabled: true },
};
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A canvas on which no letters of a font become one sign, for axe's look for icons written as words. jsdom has none. */
const NO_ICONS = {
  canvas: {},
  measureText: (text: string) => ({ width: 30 * text.length }),
  fillText: () => undefined,
  clearRect: () => undefined,
  getImageData: () => ({ data: new Uint32Array([1]) }),
};

/** What the page of a test has against WCAG 2.2 AA and best practice, as far as it can be told without a layout; each with where it is. */
export async function axeFaults(): Promise<string[]> {
  const canvas = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(NO_ICONS as never);
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: TAGS },
    rules: RULES,
    resultTypes: ['violations'],
    elementRef: false,
  });
  canvas.mockRestore();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}
