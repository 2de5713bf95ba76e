/** A page out of sight has no frames; what waits for one goes on after this long. */
const NO_FRAME_MS = 100;

/** Runs a task once the next frame is painted and the one after it begins. */
export function afterPaint(task: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, NO_FRAME_MS);
}
