import type { ApiClient, Session, Store, TypedStorage } from '@hyangro/runtime';

interface PushTokenDeps {
  api: ApiClient;
  storage: TypedStorage;
  session: Store<Session>;
}

/**
 * Saves the app's push token once (LS-14, ST-PSH-01): when a member is here, and not again while it is equal. A phone
 * belongs to the member who logged in on it last, so the next member's login saves it anew. A failure is tried again at the next start.
 */
export function createPushToken({ api, storage, session }: PushTokenDeps) {
  let token: string | null = null;
  let sending: string | null = null;

  async function save(): Promise<void> {
    if (!session.get().isLogin) return storage.local.remove('savedFcmUserToken');
    if (!token || sending === token || storage.local.get('savedFcmUserToken') === token) return;
    const sent = (sending = token);
    const isSaved = await api('PUT /member/fcm-user-token', { body: { token: sent } }).catch(() => false);
    if (isSaved && session.get().isLogin) storage.local.set('savedFcmUserToken', sent);
  }
  session.subscribe(() => {
    sending = null;
    void save();
  });
  return {
    /** The app told its token. */
    take(told: string): Promise<void> {
      token = told;
      return save();
    },
  };
}
