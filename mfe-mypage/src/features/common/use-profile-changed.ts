import { useServices } from '@hyangro/runtime';

/** Tells the page and its other tabs that the member's profile is another now. */
export function useProfileChanged(): () => void {
  const { events, session } = useServices();
  return () => {
    const memCd = session.get().member?.memCd;
    if (memCd) events.publish('profile:changed', { memCd });
  };
}
