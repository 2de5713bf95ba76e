/** A page out of sight has no frames; what waits for one goes on after this long. */
const NO_FRAME_MS = 100;

/** Resolves once the next frame is painted: what costs more than a frame comes after the one that answers the reader. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, NO_FRAME_MS);
  });
