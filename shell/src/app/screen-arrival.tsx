import { useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';
import { usePage } from './page-context';

interface Props {
  location: Location;
  /** How the reader came here this time. */
  action: `${NavigationType}`;
}

/** Brings the page to the right height when its screen appears; layout effects run again when a kept screen returns. */
export function ScreenArrival({ location, action }: Props) {
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
  return null;
}
