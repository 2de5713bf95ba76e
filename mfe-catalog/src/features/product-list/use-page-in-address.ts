import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { searchOfPage } from '../../data/list-filter';

const LOOK_AFTER_MS = 250;

/**
 * The address says which page of the list is looked at, so that it can be loaded again or shared there. It is no navigation: the
 * shop learns nothing of it. The elements that begin a page carry `data-page`.
 */
export function usePageInAddress(
  list: RefObject<HTMLElement | null>,
  onLook: (page: number, beginnings: readonly HTMLElement[]) => void,
): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      // While another screen opens in front of this one, the address is already that one's.
      if (window.location.pathname !== pathname || !list.current) return;
      const beginnings = [...list.current.querySelectorAll<HTMLElement>('[data-page]')];
      const page = pageLookedAt(beginnings);
      write(page);
      onLook(page, beginnings);
    };
    const onScroll = () => (timer ??= setTimeout(look, LOOK_AFTER_MS));
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [list, pathname, onLook]);
}

/** The last page that has begun above the middle of the window. */
function pageLookedAt(beginnings: readonly HTMLElement[]): number {
  const above = beginnings.filter((element) => element.getBoundingClientRect().top <= window.innerHeight / 2);
  return Number((above.at(-1) ?? beginnings[0])?.dataset.page ?? 1);
}

function write(page: number): void {
  const { search, pathname, hash } = window.location;
  const now = new URLSearchParams(search);
  if ((now.get('page') ?? '1') === String(page)) return;
  const next = searchOfPage(now, page).toString();
  window.history.replaceState(window.history.state, '', pathname + (next && `?${next}`) + hash);
}
