import { useEffect, useEffectEvent } from 'react';

interface Guard {
  /** Whether something would be left unfinished. */
  isOn(): boolean;
  /** True when the reader wants to go all the same. */
  ask(): Promise<boolean>;
}

/**
 * Asks before a page is left: by a link, by Back, by closing or reloading it. Links and steps of the history are stopped before the shell
 * hears of them, so that the address and the screen stay one.
 */
export function useLeaveGuard(guard: Guard): void {
  const isOn = useEffectEvent(() => guard.isOn());
  const ask = useEffectEvent(() => guard.ask());
  useEffect(() => {
    const here = indexOf(window.history.state);
    let lets = false;
    /** The step that was taken back has arrived. */
    let onReturned: (() => void) | null = null;

    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || lets || !leadsAway(link, event) || !isOn()) return;
      event.preventDefault();
      event.stopPropagation();
      void ask().then((goes) => {
        if (!goes) return;
        lets = true;
        link.click();
        lets = false;
      });
    };
    const onPop = (event: PopStateEvent) => {
      if (onReturned) {
        event.stopImmediatePropagation();
        onReturned();
        onReturned = null;
        return;
      }
      const there = indexOf(event.state);
      if (lets || here === null || there === null || there === here || !isOn()) return;
      event.stopImmediatePropagation();
      // A step that begins before the one before has ended may be lost.
      void new Promise<void>((resolve) => (onReturned = resolve)).then(ask).then((goes) => {
        if (!goes) return;
        lets = true;
        window.history.go(there - here);
      });
      window.history.go(here - there);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!lets && isOn()) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);
}

/** Place of an entry in the history, as react-router counts it. */
function indexOf(state: unknown): number | null {
  const idx = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
}

/** Another page in this tab. */
function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const opensHere = (!link.target || link.target === '_self') && !link.hasAttribute('download');
  return isPlain && opensHere && link.pathname + link.search !== window.location.pathname + window.location.search;
}
