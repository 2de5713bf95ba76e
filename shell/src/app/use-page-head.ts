import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { useServices } from '@hyangro/runtime';
import { isRemoteScreen, type ScreenMatch } from '../remotes/registry-route';
import { pageHead } from '../seo/page-head';
import { useMessages } from './messages';
import { usePage } from './page-context';
import { writeHead } from './write-head';

/**
 * Title of the shown screen, from its remote's `head`; follows the answers it is made of. In a browser the document's head
 * follows too. React's own `<title>` and `<link>` do not serve here: the server sends the head before it renders the tree,
 * and a page that is not hydrated would have each of them twice.
 */
export function usePageHead(match: ScreenMatch | null, { pathname, search }: Location): string {
  const { screens, routes, origin, serverHead } = usePage();
  const { queryClient, isLocalePinned } = useServices();
  const t = useMessages();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const hasWritten = useRef(false);
  const place = useMemo(() => (isRemoteScreen(match) ? { match, searchParams: new URLSearchParams(search) } : null), [match, search]);
  const isUnknown = place !== null && !screens.isLoaded(place.match);
  const isServers = isUnknown && pathname === serverHead.pathname;

  const read = () => {
    const head = isServers ? { title: serverHead.title } : place && screens.headOf(place);
    return pageHead({ match, head, routes, pathname, origin, isLocalePinned, t });
  };
  const head = read();

  useLayoutEffect(() => {
    // The server's head is kept until the first screen has loaded.
    if (isServers && !hasWritten.current) return;
    hasWritten.current = true;
    writeHead(head);
  });

  useEffect(() => {
    if (!place) return;
    let isHere = true;
    const look = () => {
      if (isHere && JSON.stringify(read()) !== JSON.stringify(head)) refresh();
    };
    if (isUnknown) screens.load(place.match).then(refresh, () => undefined);
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') queueMicrotask(look);
    });
    // An answer may have come between rendering and here.
    look();
    return () => {
      isHere = false;
      unsubscribe();
    };
  });
  return head.title;
}
