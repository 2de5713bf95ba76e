import type { EventBus, MemberMemory, Session, Store } from '@hyangro/runtime';

/** The memory of one page, which follows its session. What a visitor did belongs to whoever logs in next. */
export function createMemberMemory(session: Store<Session>, events: EventBus): MemberMemory {
  const forgets = new Set<() => void>();
  const forgetAll = () => {
    for (const forget of forgets) forget();
  };
  let owner = session.get().member?.memCd;
  session.subscribe(() => {
    const memCd = session.get().member?.memCd;
    if (!memCd) return;
    if (owner && owner !== memCd) forgetAll();
    owner = memCd;
  });
  events.subscribe('session:changed', ({ isLogout }) => {
    if (!isLogout) return;
    forgetAll();
    owner = undefined;
  });
  return { onForget: (forget) => void forgets.add(forget) };
}
