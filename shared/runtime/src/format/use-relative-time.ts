import { useTerms } from '../i18n/use-messages';
import { useServices } from '../services/services-context';
import { relativeTime } from './relative-time';

/** `ago(iso)`: how long ago an instant was, in the reader's words. */
export function useRelativeTime(): (iso: string) => string {
  const { now } = useServices();
  const term = useTerms();
  return (iso) => {
    const { key, count } = relativeTime(Date.parse(iso), now());
    return term(key, { count });
  };
}
