import { isShopLink } from '@hyangro/contracts/member/notification.rules';
import { createStore, type ApiClient, type TypedStorage } from '@hyangro/runtime';

interface NotificationsDeps {
  api: ApiClient;
  storage: TypedStorage;
  /** Shows a toast notification with the way to what it tells. */
  announce(text: string, to: string | undefined): void;
}

/** News of the shop: the red dot of the bell (LS-12), and a toast that shows once per notification (LS-11). */
export function createNotifications({ api, storage, announce }: NotificationsDeps) {
  const hasNew = createStore(false);
  let newest: number | null = null;
  /** Beside the stored mark, for a browser that keeps nothing. */
  let announced = 0;

  /** Holds the dot against the mark that every tab of this browser shares. */
  const recheckSeen = () => hasNew.set(newest !== null && newest > (storage.local.get('notificationSeq2') ?? 0));

  async function refresh(): Promise<void> {
    const last = await api('GET /main/last-notification').catch(() => null);
    if (!last) return;
    newest = last.notification.seq;
    recheckSeen();
    const { seq, title, link } = last.toastNotification;
    if (seq === null || !title || seq <= Math.max(announced, storage.local.get('notificationSeq1') ?? 0)) return;
    announced = seq;
    storage.local.set('notificationSeq1', seq);
    announce(title, isShopLink(link) ? link : undefined);
  }

  return {
    hasNew,
    refresh,
    recheckSeen,
    /** The reader goes to the notifications: the dot goes out until a newer one comes. */
    async markSeen(): Promise<void> {
      if (newest === null) await refresh();
      if (newest !== null) storage.local.set('notificationSeq2', newest);
      hasNew.set(false);
    },
  };
}
