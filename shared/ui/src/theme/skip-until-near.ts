/**
 * Leaves a block out of layout and paint until it is near the visible part, for a `styled` template: `${skipUntilNear('300px')}`.
 * `height` is its room until then; afterwards the browser remembers the true one. Find in page and anchors meet its content all
 * the same. What it paints beyond its box is cut off 24 px outside: room for focus rings and shadows, and browsers without that
 * room draw the block as ever.
 */
export const skipUntilNear = (height: string): string =>
  `@supports(overflow-clip-margin:24px){content-visibility:auto;overflow-clip-margin:24px;contain-intrinsic-height:auto ${height};}`;
