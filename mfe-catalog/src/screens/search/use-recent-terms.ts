import { useLayoutEffect, useState } from 'react';
import { useServices } from '@hyangro/runtime';
import { forgetTerm, keepTerms, recentTerms } from '../../data/recent-terms';

/** Recent terms of this browser, and what can be done with them. Read each time the screen is shown; none on the server. */
export function useRecentTerms() {
  const { storage } = useServices();
  const [terms, setTerms] = useState<readonly string[]>([]);
  /** The list before the last deletion, while that can be undone. */
  const [before, setBefore] = useState<readonly string[] | null>(null);
  useLayoutEffect(() => {
    setTerms(recentTerms(storage));
    setBefore(null);
  }, [storage]);
  const change = (act: () => void, undoTo: readonly string[] | null) => {
    act();
    setTerms(recentTerms(storage));
    setBefore(undoTo);
  };
  return {
    terms,
    canUndo: before !== null,
    forget: (term: string) => change(() => forgetTerm(storage, term), terms),
    forgetAll: () => change(() => keepTerms(storage, []), terms),
    undo: () => before && change(() => keepTerms(storage, before), null),
  };
}
