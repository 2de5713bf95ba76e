import { LANGUAGE_TAG } from '@hyangro/contracts/locales';
import { useServices, useStore } from '@hyangro/runtime';

/** `instant(ms)`: day and time in Seoul, in the reader's form. */
export function useInstant(): (ms: number) => string {
  const locale = useStore(useServices().locale);
  return (ms) =>
    new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
      timeZone: 'Asia/Seoul',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(ms);
}
