import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { usePage } from './page-context';

/** Tells that the screen stands: its effect runs with the screen's first commit, and again when a kept one returns. */
export function Arrival({ location }: { location: Location }) {
  const { onArrive } = usePage();
  useEffect(() => onArrive(location), [onArrive, location]);
  return null;
}
