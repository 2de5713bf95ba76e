import { memberStore, useNow, useServices, useStore } from '@hyangro/runtime';

/** Ids that the server has locked for wrong passwords, and until when by its clock, milliseconds. */
export const lockStore = memberStore<Readonly<Record<string, number>>>({});
const keyOf = (loginId: string) => loginId.trim().toLowerCase();

/** Counts down while the typed id is locked; another id may be tried meanwhile. It stays on the way to other pages and back. */
export function useLock(loginId: string) {
  const { memberMemory, now } = useServices();
  const store = lockStore(memberMemory);
  const until = useStore(store)[keyOf(loginId)] ?? 0;
  const secondsLeft = useNow(now(), (at) => Math.max(0, Math.ceil((until - at) / 1000)));
  return {
    secondsLeft,
    begin: (locked: string, seconds: number) => store.set({ ...store.get(), [keyOf(locked)]: now() + seconds * 1000 }),
  };
}
