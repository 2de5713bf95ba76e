import { useEffect, useRef } from 'react';
import { useServices } from '@hyangro/runtime';
import type { ReadLayout } from '../data/layout.model';

/** Logs display types that have no component: once, also when the page is kept and shown again (D-C13). */
export function useUnknownDisplays({ layout: { layoutCd }, unknown }: ReadLayout): void {
  const { track } = useServices();
  const logged = useRef('');
  useEffect(() => {
    const displayCds = unknown.join();
    const entry = `${layoutCd} ${displayCds}`;
    if (!displayCds || logged.current === entry) return;
    logged.current = entry;
    track('layout.unknown_display', { layoutCd, displayCds });
  }, [track, layoutCd, unknown]);
}
