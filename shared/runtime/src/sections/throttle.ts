/**
 * `ask()` runs it at once, and again `pauseMs` later when it was asked for meanwhile: never more often (K-THR).
 * `end()` drops what is still waiting.
 */
export function throttle(run: () => void, pauseMs: number) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const go = () => {
    isAsked = false;
    pause = setTimeout(() => {
      pause = undefined;
      if (isAsked) go();
    }, pauseMs);
    run();
  };
  return {
    ask: () => {
      if (pause === undefined) go();
      else isAsked = true;
    },
    end: () => clearTimeout(pause),
  };
}
