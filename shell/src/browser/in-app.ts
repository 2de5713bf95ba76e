import type { AppMessage } from '@hyangro/contracts/bridge/bridge-messages';
import { APP_TABS_ATTRIBUTE } from '@hyangro/ui/theme';
import type { BrowserServices } from '../services/browser-services';
import { listenToApp } from '../services/listen-to-app';
import { createPushToken } from '../services/push-token';
import { keepStoreUrl } from '../services/store-url';

/** Steps of the shop before this one, in this web view. */
const stepsBehind = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;
const isAtMain = () => window.location.pathname === '/';

/**
 * What the page does in the app alone: it hears the app (`AppMessage`), saves its push token, and answers its Back, which never ends
 * on an empty page. Returns what to do at each further screen.
 */
export function joinApp({ services: { api, storage, session, bridge } }: BrowserServices): () => void {
  const pushToken = createPushToken({ api, storage, session });
  const onMessage = (message: AppMessage) => {
    if (message.type === 'push_token') void pushToken.take(message.payload.token);
    if (message.type === 'app_info') takeInfo(message.payload);
    if (message.type === 'go_back') goBack();
  };
  function takeInfo({ version, storeUrl, insets }: Extract<AppMessage, { type: 'app_info' }>['payload']) {
    const { dataset, style } = document.documentElement;
    // For whoever looks into a report of a fault.
    dataset.appVersion = version;
    if (storeUrl) keepStoreUrl(storage, storeUrl);
    if (!insets) return;
    style.setProperty('--safe-top', `${insets.top}px`);
    style.setProperty('--safe-bottom', `${insets.bottom}px`);
  }
  function goBack() {
    if (closesLayer()) return;
    if (stepsBehind() > 0) return window.history.back();
    if (isAtMain()) return bridge.post({ type: 'leave', payload: {} });
    // A link opened this web view: Main takes the place of its screen, so that the next Back leaves.
    window.history.replaceState({ idx: 0, key: crypto.randomUUID() }, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }
  const tellHistory = () => bridge.post({ type: 'history', payload: { canGoBack: stepsBehind() > 0 || !isAtMain() } });

  // The server sets it by the user agent; a web view that has a bridge alone is known here first.
  document.documentElement.toggleAttribute(APP_TABS_ATTRIBUTE, bridge.hasTabBar);
  listenToApp(window, onMessage);
  bridge.post({ type: 'ready', payload: {} });
  tellHistory();
  return tellHistory;
}

/** A sheet or dialog over the page is closed first, as by the Escape key. */
function closesLayer(): boolean {
  const layer = [...document.querySelectorAll('[role="dialog"],[role="alertdialog"]')].findLast((each) => each.checkVisibility?.() ?? true);
  const focused = document.activeElement;
  const target = layer?.contains(focused) ? focused : layer;
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }));
  return target !== undefined && target !== null;
}
