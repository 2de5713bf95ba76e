import { LANGUAGE_TAG } from '@hyangro/contracts/locales';
import { useServices, useStore } from '@hyangro/runtime';
import { useMessages } from '../messages';

/** `endText(ms)`: until when something lasts, in the reader's words and in Seoul's time. */
export function useEndText(): (endMs: number) => string {
  const t = useMessages();
  const locale = useStore(useServices().locale);
  return (endMs) => {
    const time = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
      timeZone: 'Asia/Seoul',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(endMs);
    return t('time.until', { time });
  };
}
