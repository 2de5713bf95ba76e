import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { isRemoteScreen, matchScreen } from '../remotes/registry-route';
import type { Screens } from '../remotes/screens';

/** A link under the pointer or focus brings its screen's code, a pressed one its data too (MFE-22). */
export function preloadOnIntent(routes: readonly RegistryRoute[], screens: Screens): void {
  const placeOf = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || link.origin !== window.location.origin) return null;
    const match = matchScreen(routes, link.pathname);
    return isRemoteScreen(match) ? { match, searchParams: new URLSearchParams(link.search) } : null;
  };
  const code = (event: Event) => {
    const place = placeOf(event);
    if (place) void screens.load(place.match).catch(() => undefined);
  };
  const data = (event: Event) => {
    const place = placeOf(event);
    if (place && !place.match.row.auth) void screens.prepare(place);
  };
  // Each in a task of its own: the answer to a tap that is already waiting comes first.
  const later = (job: (event: Event) => void) => (event: Event) => void setTimeout(job, 0, event);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, later(code), { passive: true });
  document.addEventListener('pointerdown', later(data), { passive: true });
}
