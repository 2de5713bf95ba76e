import type { EventBus, MemberMemory, Session, Store } from '@hyangro/runtime';

/** The memory of one page, which follows its session. What a visitor did belongs to whoever logs in next. */
export function createMemberMemory(session: Store<Session>, events: EventBus): MemberMemory {
  const kept: MemberMemory['kept'] = [];
  const memCdOf = () => session.get().member?.memCd;
  let owner = memCdOf();
  events.subscribe('session:changed', ({ isLogout }) => {
    const next = memCdOf() ?? owner;
    if (isLogout || (owner && next !== owner)) for (const store of kept) store.set(store.getInitial());
    owner = isLogout ? undefined : next;
  });
  return { kept };
}
