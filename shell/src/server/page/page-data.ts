import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { Place, Screens } from '../../remotes/screens';
import type { ServerServices } from './server-services';

/** How long a page waits for its answers before the browser is left to get them. */
export const DATA_LIMIT_MS = 1500;

interface Facts {
  page: ServerServices;
  screens: Screens;
  place: Place | null;
  hasSession: boolean;
  rate(): Promise<ExchangeRate | null>;
}

/** Gathers what a page shows: member, cart, rate and the screen's own answers. Throws when the screen cannot have what it asked for. */
export async function gatherData({ page, screens, place, hasSession, rate }: Facts): Promise<void> {
  const { services } = page;
  const who = hasSession ? gatherMember(page) : Promise.resolve();
  const own = place
    ? screens
        .load(place.match)
        .then(({ data }) => data.prefetch?.({ services, params: place.match.params, searchParams: place.searchParams }))
    : Promise.resolve();
  const [screen] = await Promise.allSettled([own, who, rate().then((value) => page.exchangeRate.set(value))]);
  if (screen.status === 'rejected') throw screen.reason;
  const failed = services.queryClient
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.status === 'error');
  if (failed) throw failed.state.error;
}

async function gatherMember({ services: { api }, session, cartCount }: ServerServices): Promise<void> {
  const [member, count] = await Promise.all([
    api('GET /login/simple-details').catch(() => null),
    api('GET /common/cart-count').catch(() => null),
  ]);
  // Half of it would stand for as long as the page: the browser asks for all of it.
  if (!member || count === null) return;
  session.set({ isLogin: true, member });
  cartCount.set(count);
}
