const STEPS = 8;

/**
 * Runs the job after the page has waited for `ms`; answers how to call it off. A page that was too busy or asleep to hear an
 * answer has not waited: a step that ends late counts once, and what has arrived meanwhile is heard before the next one ends.
 */
export function afterWaiting(ms: number, job: () => void): () => void {
  let left = STEPS;
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    timer = setTimeout(() => (--left ? step() : job()), ms / STEPS);
  };
  step();
  return () => clearTimeout(timer);
}
