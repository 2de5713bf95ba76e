import tokens from './tokens.json';

type Theme = keyof typeof tokens.semantic;

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const colourOf = (theme: Theme, name: string) => (tokens.semantic[theme] as Readonly<Record<string, string>>)[name] ?? '';
/** What is no text: outlines, rings and stars. */
const NO_TEXT = /^(line-control|focus|star) /;

for (const theme of ['light', 'dark'] as const)
  test.each(Object.entries(tokens.contrast[theme]))(
    `in the ${theme} look %s stands out by %d to 1, as much as WCAG 2.2 AA asks`,
    (pair, told) => {
      const [ink = '', ground = ''] = pair.split(' on ').map((name) => colourOf(theme, name));
      expect(contrast(ink, ground)).toBeCloseTo(told, 1);
      expect(told).toBeGreaterThanOrEqual(NO_TEXT.test(pair) ? 3 : 4.5);
    },
  );

test('the dark look names every colour of the light one', () => {
  expect(Object.keys(tokens.semantic.dark)).toEqual(Object.keys(tokens.semantic.light));
  expect(Object.keys(tokens['shadow-dark'])).toEqual(Object.keys(tokens.shadow));
});
