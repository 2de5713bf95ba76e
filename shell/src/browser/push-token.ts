import { listenToApp } from '../services/bridge';
import type { BrowserServices } from '../services/browser-services';
import { createPushToken } from '../services/push-token';

/** In the app: receives its push token and saves it for the signed-in member. */
export function receivePushToken({ services: { api, storage, session, bridge } }: BrowserServices): void {
  const pushToken = createPushToken({ api, storage, session });
  listenToApp(window, ({ payload }) => void pushToken.take(payload.token));
  bridge.post({ type: 'ready', payload: {} });
}
