import { createStore, type ApiClient, type TypedStorage } from '@hyangro/runtime';

/** The red dot of the bell: the newest notification is one this browser has not seen (LS-12). */
export function createNotificationDot(api: ApiClient, storage: TypedStorage) {
  const hasNew = createStore(false);
  return {
    hasNew,
    async refresh(): Promise<void> {
      const last = await api('GET /main/last-notification').catch(() => null);
      const seq = last?.notification.seq ?? null;
      hasNew.set(seq !== null && seq > (storage.local.get('notificationSeq2') ?? 0));
    },
  };
}
