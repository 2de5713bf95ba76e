import { useEffect, useRef } from 'react';
import { useServices } from '@hyangro/runtime';
import { rememberTerm } from '../../data/recent-terms';

/** Puts the term among the recent ones (LS-16), once: a screen that is shown again has searched for nothing new. */
export function useRememberedTerm(keyword: string): void {
  const { storage } = useServices();
  const remembered = useRef('');
  useEffect(() => {
    if (remembered.current === keyword) return;
    remembered.current = keyword;
    rememberTerm(storage, keyword);
  }, [storage, keyword]);
}
