import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * A value that follows only when it has rested for `ms`, in a transition: what hangs on it never holds a key press up.
 * Answers the value and how to set it; `''` is taken over at once.
 */
export function useSettled(initial: () => string, ms: number): [string, (next: string) => void] {
  const [value, setValue] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => setValue(next)), next === '' ? 0 : ms);
  };
  return [value, settle];
}
