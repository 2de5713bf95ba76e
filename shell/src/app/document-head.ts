import { useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import type { Location } from 'react-router-dom';
import { useServices } from '@hyangro/runtime';
import { pageTitle } from '../seo/site';
import { isRemoteScreen, type ScreenMatch } from '../remotes/registry-route';
import { useMessages } from './messages';
import { usePage } from './page-context';

/**
 * Title of the shown screen, from its remote's `head`; follows the answers it is made of. In a browser the document's
 * title, canonical address and robots word follow too.
 */
export function useDocumentHead(match: ScreenMatch | null, location: Location): string {
  const { screens } = usePage();
  const { queryClient } = useServices();
  const t = useMessages();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const place = useMemo(() => match && { match, searchParams: new URLSearchParams(location.search) }, [match, location.search]);
  const isOurs = isRemoteScreen(match);
  const head = place && isOurs ? screens.headOf(place) : null;
  const title = head?.title ?? (match ? (match.row.isComing ? t('coming.title') : '') : t('notFound.title'));

  useLayoutEffect(() => {
    document.title = pageTitle(title);
    setLink('canonical', window.location.origin + (head?.canonical ?? location.pathname));
    setRobots(!match || Boolean(match.row.noIndex || match.row.auth || head?.noIndex));
  });

  const pathname = location.pathname;
  useEffect(() => {
    if (!place || !isOurs) return;
    let isHere = true;
    const look = () => {
      if (isHere && (screens.headOf(place)?.title ?? '') !== title) refresh();
    };
    screens.load(place.match).then(look, () => undefined);
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') queueMicrotask(look);
    });
    return () => {
      isHere = false;
      unsubscribe();
    };
  }, [screens, queryClient, place, isOurs, title, pathname]);
  return title;
}

function setLink(rel: string, href: string) {
  const link =
    document.head.querySelector<HTMLLinkElement>(`link[rel=${rel}]`) ?? document.head.appendChild(document.createElement('link'));
  link.rel = rel;
  link.href = href;
}

function setRobots(isHidden: boolean) {
  const known = document.head.querySelector<HTMLMetaElement>('meta[name=robots]');
  if (!isHidden) return known?.remove();
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.name = 'robots';
  meta.content = 'noindex';
}
