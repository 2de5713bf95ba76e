import { useDeferredValue, useState } from 'react';
import { useCompared } from './use-compare';

/** Whether a list offers its cards for comparison: when the shopper says so, or has chosen some before. */
export function useComparing() {
  const hasSome = useCompared().length > 0;
  const [said, setSaid] = useState<boolean | null>(null);
  const isOn = said ?? hasSome;
  return {
    isOn,
    /** The same a moment later: marks of many cards are drawn in small steps. */
    isShown: useDeferredValue(isOn),
    toggle: () => setSaid(!isOn),
  };
}
