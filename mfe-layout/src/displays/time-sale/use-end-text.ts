import { useServices, useStore } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { useMessages } from '../../messages';

/** `endText(ms)`: until when something lasts, in the reader's words and in Seoul's time. */
export function useEndText(): (endMs: number) => string {
  const t = useMessages();
  const locale = useStore(useServices().locale);
  return (endMs) => t('time.until', { time: seoulTime(endMs, 'instant', locale) });
}
