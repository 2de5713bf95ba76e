import { useEffect, useRef } from 'react';
import { withoutPersonalData } from '@hyangro/contracts/analytics/personal-data';
import { useServices } from '@hyangro/runtime';
import { rememberTerm } from '../../data/recent-terms';

/** Puts the term among the recent ones (LS-16) and tells of the search, once: a screen that is shown again has searched for nothing new. */
export function useRememberedTerm(keyword: string): void {
  const { storage, track } = useServices();
  const remembered = useRef('');
  useEffect(() => {
    if (remembered.current === keyword) return;
    remembered.current = keyword;
    rememberTerm(storage, keyword);
    track('search', { search_term: withoutPersonalData(keyword) });
  }, [storage, track, keyword]);
}
