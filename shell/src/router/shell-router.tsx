import { flushSync } from 'react-dom';
import { createContext, useLayoutEffect, useEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { Router, type Location, type NavigationType, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import { afterPaint, previewOf } from '@hyangro/runtime';
import type { Gate } from './gate';

export type ShellHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
interface Shown {
  location: Location;
  action: `${NavigationType}`;
}
/** True from a click until the new screen is shown. */
export const PendingContext = createContext(false);
/** Where the reader is going while only the opening of that screen is shown; null otherwise. */
export const OpeningContext = createContext<Location | null>(null);
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
  /** Called when a navigation has passed the gate: the place to start code and data. */
  onPass(to: Location, action: Shown['action']): void;
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
  const [opened, setOpened] = useState<{ location: Location; over: Shown } | null>(null);
  const opening = opened?.over === shown ? opened.location : null;
  const current = useRef(shown);
  const next = useRef(shown);
  const hasOpening = useRef(false);
  useLayoutEffect(() => {
    current.current = shown;
    hasOpening.current = opening !== null;
  }, [shown, opening]);

  useLayoutEffect(() => {
    let turn = 0;
    let ignoresOnce = false;
    const pass = (arrival: Shown, mine = turn) => {
      next.current = arrival;
      onPass(arrival.location, arrival.action);
      const show = () => startTransition(() => setShown(arrival));
      if (hasOpening.current) void afterPaint().then(() => mine === turn && show());
      else show();
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
      if (!isSame && !hasOpening.current) onLeave(current.current.location);
      const hasPreview = !isSame && action !== 'POP' && !location.hash && previewOf(location.state) !== null;
      if (hasPreview || hasOpening.current) flushSync(() => setOpened(hasPreview ? { location, over: current.current } : null));
      if (isSame) return pass(arrival);
      const verdict = gate(location.pathname);
      const settle = (result: Awaited<typeof verdict>) => {
        if (mine !== turn) return;
        setChecking(false);
        if (result.kind === 'go') history.replace(result.to);
        else if (result.kind === 'stay') {
          setOpened(null);
          turnBack(action);
        } else pass(arrival);
      };
      if (!(verdict instanceof Promise)) return settle(verdict);
      setChecking(true);
      void verdict.then(settle);
    });
  }, [history, gate, onLeave, onPass, startTransition]);

  useEffect(() => {
    if (!isPending || opening) return;
    const timer = setTimeout(() => setShown(next.current), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPending, opening]);

  return (
    <PendingContext value={isPending || isChecking || opening !== null}>
      <OpeningContext value={opening}>
        <Router location={shown.location} navigationType={shown.action as NavigationType} navigator={history}>
          {children}
        </Router>
      </OpeningContext>
    </PendingContext>
  );
}
