import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { usePage } from './page-context';

interface Props {
  location: Location;
  action: string;
  children: ReactNode;
}

/** Brings the page to the right height when its screen appears; layout effects run again when a kept screen returns. */
export function ScreenFrame({ location, action, children }: Props) {
  const { scroll } = usePage();
  const latest = useRef({ location, action });
  useLayoutEffect(() => {
    latest.current = { location, action };
  });
  useLayoutEffect(() => {
    scroll?.arrive(latest.current.location, latest.current.action);
  }, [scroll]);
  useLayoutEffect(() => {
    if (location.hash) scroll?.restore(location, 'PUSH');
  }, [scroll, location]);
  return <div data-screen={location.pathname}>{children}</div>;
}
