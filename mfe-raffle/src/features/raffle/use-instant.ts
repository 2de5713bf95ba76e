import { useServices, useStore } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';

/** `instant(ms)`: day and time in Seoul, in the reader's form. */
export function useInstant(): (ms: number) => string {
  const locale = useStore(useServices().locale);
  return (ms) => seoulTime(ms, 'instant', locale);
}
