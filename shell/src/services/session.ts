import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import type { ApiClient, EventBus, Session, TypedStorage, WritableStore } from '@hyangro/runtime';
import { VISITOR } from '@hyangro/runtime/host';
import type { CartCount } from './cart-count';

interface SessionDeps {
  api: ApiClient;
  events: EventBus;
  storage: TypedStorage;
  /** Who is here, as far as the page's server knew. */
  store: WritableStore<Session>;
  cartCount: Pick<CartCount, 'set' | 'refresh'>;
  /** Puts what was kept for a visitor into the member's cart. */
  mergeGuestCart(): Promise<void>;
  /** Drops kept screens and private data: another member uses the page now. */
  nudge(): void;
}

/** Follows who is here: the store, the session keys of the specification (E-09, LS-23), and what follows from a change. */
export function createSession({ api, events, storage, store, cartCount, mergeGuestCart, nudge }: SessionDeps) {
  function remember(member: MemberDetails) {
    storage.session.set('login', true);
    storage.session.set('memberInfo', { memCd: member.memCd, email: member.email });
    storage.local.set('newCustomer', member.newCustomer);
  }
  function forget() {
    storage.session.remove('login');
    storage.session.remove('memberInfo');
  }

  const askPing = () => api('GET /login/v2/ping').catch(() => null);
  const askDetails = () => api('GET /login/simple-details').catch(() => null);
  function know(member: MemberDetails) {
    remember(member);
    store.set({ isLogin: true, member });
  }

  /** @param known what the login has answered; without it the server is asked once */
  async function started(known?: MemberDetails) {
    const member = known ?? (await askDetails());
    if (!member) return;
    know(member);
    nudge();
    events.publish('session:changed', { isLogin: true, isLogout: false });
    await mergeGuestCart();
    await cartCount.refresh();
  }

  function end(isLogout: boolean) {
    forget();
    if (!store.get().isLogin) return;
    store.set(VISITOR);
    nudge();
    cartCount.set(0);
    void cartCount.refresh();
    events.publish('session:changed', { isLogin: false, isLogout });
  }

  return {
    /**
     * Brings the session keys in line with what the page knows at its start. With a session that the shop's server could
     * not look up in time (`isUnknown`) the ping decides (ST-LOG-01); without an answer the keys stay.
     */
    async reconcile(isUnknown: boolean) {
      const { isLogin, member } = store.get();
      if (isLogin && member) {
        remember(member);
        return mergeGuestCart();
      }
      void cartCount.refresh();
      if (!isUnknown) return forget();
      const ping = await askPing();
      if (ping?.isLogin) await started();
      else if (ping) forget();
    },
    started,
    /**
     * Asks who is here, when something outside this page may have changed it (another tab, a page out of the browser's cache), or the
     * member what the page knows of them.
     */
    async recheck(isLogout = false) {
      const ping = await askPing();
      if (!ping) return;
      if (!ping.isLogin) return end(isLogout);
      const member = await askDetails();
      if (!member) return;
      if (member.memCd === store.get().member?.memCd) know(member);
      else await started(member);
    },
    /** The server no longer knows us: nothing of the member stays in this browser, except what the same member was typing. */
    destroy: () => end(false),
    /** The member has logged out. */
    loggedOut: () => end(true),
  };
}
export type ShellSession = ReturnType<typeof createSession>;
