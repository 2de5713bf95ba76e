import { flushSync } from 'react-dom';
import { useLayoutEffect, useEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { Router, type Location, type NavigationType, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { afterPaint, previewOf } from '@hyangro/runtime';
import type { Gate } from './gate';
import { createWay, isSameVisit, WayContext } from './opening';

export type ShellHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
interface Shown {
  location: Location;
  action: `${NavigationType}`;
}
/** The old screen stays this long; then the new one's skeleton takes its place. */
const SKELETON_AFTER_MS = 1000;

/** A page that is loaded anew shows what the server drew, which knew of no link. */
function withoutPreview(location: Location): Location {
  const { preview: _, ...state } = (location.state ?? {}) as { preview?: unknown };
  return { ...location, state: Object.keys(state).length > 0 ? state : null };
}

interface Props {
  history: ShellHistory;
  gate: Gate;
  /** Called before a screen is left: the place to keep its scroll. */
  onLeave(from: Location): void;
  /** Called when a navigation has passed the gate: the place to start code and data. True: the page is loaded anew, and nothing more happens here. */
  onPass(to: Location, action: Shown['action']): boolean;
  children: ReactNode;
}

/**
 * The shell owns history. Every navigation passes the gate and is one React transition: the old screen stays until the new one is
 * ready. A link that knows something of its screen (`preview`) is answered in the next frame by the screen's opening; the
 * transition begins after that frame is painted.
 */
export function ShellRouter({ history, gate, onLeave, onPass, children }: Props) {
  const [shown, setShown] = useState<Shown>(() => ({ location: withoutPreview(history.location), action: 'POP' }));
  const [isPending, startTransition] = useTransition();
  const [isChecking, setChecking] = useState(false);
  const [way] = useState(createWay);
  const current = useRef(shown);
  const next = useRef(shown);
  useLayoutEffect(() => {
    current.current = shown;
    way.opened.set(null);
  }, [shown, way]);
  useLayoutEffect(() => way.pending.set(isPending || isChecking), [isPending, isChecking, way]);

  useLayoutEffect(() => {
    let turn = 0;
    let ignoresOnce = false;
    const pass = (arrival: Shown, mine = turn) => {
      next.current = arrival;
      const show = () => {
        if (!onPass(arrival.location, arrival.action)) startTransition(() => setShown(arrival));
      };
      if (!way.opened.get()) return show();
      // Code and data have been asked for since the pointer went down; what stands for the screen is painted first.
      void afterPaint().then(() => mine === turn && show());
    };
    const turnBack = (action: Shown['action']) => {
      if (action !== 'PUSH') return history.replace(current.current.location, current.current.location.state);
      ignoresOnce = true;
      history.go(-1);
    };
    return history.listen(({ action, location }) => {
      if (ignoresOnce) {
        ignoresOnce = false;
        return;
      }
      const arrival: Shown = { action, location };
      const { pathname, search } = current.current.location;
      const mine = (turn += 1);
      setChecking(false);
      const isSame = location.pathname === pathname && location.search === search;
      // Behind an opening the place was kept when it was left.
      if (!isSame && !way.opened.get()) onLeave(current.current.location);
      const over = current.current.location.key;
      const hasPreview = !isSame && action !== 'POP' && !location.hash && previewOf(location.state) !== null;
      if (hasPreview || way.opened.get()) flushSync(() => way.opened.set(hasPreview ? { location, over, isKept: false } : null));
      if (isSame) return pass(arrival);
      const verdict = gate(location.pathname);
      // Back to a kept screen: it is here, and shows itself at once as it was left.
      if (action === 'POP' && 'kind' in verdict && verdict.kind === 'open' && way.kept.get().some((kept) => isSameVisit(kept, location)))
        flushSync(() => way.opened.set({ location, over, isKept: true }));
      const settle = (result: Awaited<typeof verdict>) => {
        if (mine !== turn) return;
        setChecking(false);
        if (result.kind === 'go') history.replace(result.to + location.hash);
        else if (result.kind === 'stay') {
          way.opened.set(null);
          turnBack(action);
        } else pass(arrival);
      };
      if (!(verdict instanceof Promise)) return settle(verdict);
      setChecking(true);
      void verdict.then(settle);
    });
  }, [history, gate, onLeave, onPass, way, startTransition]);

  useEffect(() => {
    if (!isPending) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (!way.opened.get()) timer = setTimeout(() => setShown(next.current), SKELETON_AFTER_MS);
    };
    wait();
    const unsubscribe = way.opened.subscribe(wait);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [isPending, way]);

  return (
    <WayContext value={way}>
      <Router location={shown.location} navigationType={shown.action as NavigationType} navigator={history}>
        {children}
      </Router>
    </WayContext>
  );
}
