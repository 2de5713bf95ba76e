import type { HostActions } from '@hyangro/runtime';
import { VISITOR, type BaseServices } from './base-services';

const nothing = () => undefined;
const nothingYet = async () => undefined;

/** Actions of a host that shows nothing and sends nobody anywhere. A host replaces those that it can do. */
export function quietActions({ session, locale, events }: Pick<BaseServices, 'session' | 'locale' | 'events'>): HostActions {
  const change = (next: typeof VISITOR, isLogout: boolean) => {
    session.set(next);
    events.publish('session:changed', { isLogin: next.isLogin, isLogout });
  };
  return {
    toast: nothing,
    track: nothing,
    alert: nothingYet,
    reportError: nothingYet,
    confirm: async () => false,
    setLocale: async (next) => locale.set(next),
    requireLogin: () => session.get().isLogin,
    sessionStarted: async (member) => change({ isLogin: true, member }, false),
    sessionEnded: async () => change(VISITOR, true),
    logout: async () => change(VISITOR, true),
  };
}
