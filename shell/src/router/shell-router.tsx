import { createContext, useLayoutEffect, useEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { Router, type Location, type NavigationType, type UNSAFE_createBrowserHistory } from 'react-router-dom';
import type { Gate } from './gate';

export type ShellHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
interface Shown {
  location: Location;
  action: `${NavigationType}`;
}
/** True from a click until the new screen is shown. */
export const PendingContext = createContext(false);
/** The old screen stays this long; then the new one's skeleton takes its place. */
const SKELETON_AFTER_MS = 1000;

interface Props {
  history: ShellHistory;
  gate: Gate;
  /** Called before a screen is left: the place to keep its scroll. */
  onLeave(from: Location): void;
  /** Called when a navigation has passed the gate: the place to start code and data. */
  onPass(to: Location, action: Shown['action']): void;
  children: ReactNode;
}

/** The shell owns history. Every navigation passes the gate and is one React transition, so the old screen stays until the new one is ready. */
export function ShellRouter({ history, gate, onLeave, onPass, children }: Props) {
  const [shown, setShown] = useState<Shown>({ location: history.location, action: 'POP' });
  const [isPending, startTransition] = useTransition();
  const [isChecking, setChecking] = useState(false);
  const current = useRef(shown);
  const next = useRef(shown);
  useLayoutEffect(() => {
    current.current = shown;
  }, [shown]);

  useLayoutEffect(() => {
    let turn = 0;
    let ignoresOnce = false;
    const pass = (arrival: Shown) => {
      next.current = arrival;
      onPass(arrival.location, arrival.action);
      startTransition(() => setShown(arrival));
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
      if (location.pathname === pathname && location.search === search) return pass(arrival);
      onLeave(current.current.location);
      const verdict = gate(location.pathname);
      const settle = (result: Awaited<typeof verdict>) => {
        if (mine !== turn) return;
        setChecking(false);
        if (result.kind === 'go') history.replace(result.to);
        else if (result.kind === 'stay') turnBack(action);
        else pass(arrival);
      };
      if (!(verdict instanceof Promise)) return settle(verdict);
      setChecking(true);
      void verdict.then(settle);
    });
  }, [history, gate, onLeave, onPass, startTransition]);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setShown(next.current), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPending]);

  return (
    <PendingContext value={isPending || isChecking}>
      <Router location={shown.location} navigationType={shown.action as NavigationType} navigator={history}>
        {children}
      </Router>
    </PendingContext>
  );
}
