import type { Locale } from '@hyangro/contracts/locales';
import { fillPath, isRouteName } from '@hyangro/contracts/routes/paths';
import { ROUTE_PATHS } from '@hyangro/contracts/routes/route-paths';
import { isUnreachable, type ApiClient } from '@hyangro/runtime';
import type { ScreenMatch } from '../remotes/registry-route';
import { loginPathOf } from './login-target';

/** What happens to a navigation: it goes through, goes elsewhere (replaced), or stays where it was. */
export type GateResult = { kind: 'open' } | { kind: 'go'; to: string } | { kind: 'stay' };
export const OPEN: GateResult = { kind: 'open' };

/** Where a route of another locale build leads in this one (GEN-07); null when it may open here. */
export function otherBuildPath({ row }: ScreenMatch, locale: Locale): string | null {
  if (!row.locales || row.locales.includes(locale)) return null;
  return isRouteName(row.otherwise) ? fillPath(ROUTE_PATHS[row.otherwise]) : '/';
}

/** Answer of the login ping: the exact text `pong`, anything else, or nothing at all (TRAP-18). */
export async function pingLogin(api: ApiClient, lang: Locale): Promise<'in' | 'out' | 'unreachable'> {
  try {
    const text: unknown = await api('GET /login/ping', { query: { lang } });
    return typeof text === 'string' && text.trim() === 'pong' ? 'in' : 'out';
  } catch (error) {
    return isUnreachable(error) ? 'unreachable' : 'out';
  }
}

interface GateDeps {
  match(pathname: string): ScreenMatch | null;
  locale(): Locale;
  ping(): Promise<'in' | 'out' | 'unreachable'>;
  destroySession(): void;
  showNetworkError(): void;
}

/**
 * Guards by route row, never by path (TRAP-05, TRAP-06). Answers at once where no call is needed, so that a screen
 * change stays in its event.
 */
export function createGate({ match, locale, ping, destroySession, showNetworkError }: GateDeps) {
  return (pathname: string): GateResult | Promise<GateResult> => {
    const found = match(pathname);
    if (!found) return OPEN;
    const other = otherBuildPath(found, locale());
    if (other) return { kind: 'go', to: other };
    if (!found.row.auth) return OPEN;
    return ping().then((answer): GateResult => {
      if (answer === 'in') return OPEN;
      if (answer === 'unreachable') {
        showNetworkError();
        return { kind: 'stay' };
      }
      destroySession();
      return { kind: 'go', to: loginPathOf(found) };
    });
  };
}
export type Gate = ReturnType<typeof createGate>;
