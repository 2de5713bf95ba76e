import { appMessageOf, type AppMessage, type BridgeMessage } from '@hyangro/contracts/bridge/bridge-messages';
import { APP_AGENT } from '@hyangro/contracts/wire-names';
import type { NativeBridge } from '@hyangro/runtime';

export const isAppAgent = (userAgent: string | undefined): boolean => userAgent?.includes(APP_AGENT) ?? false;

interface PostsText {
  postMessage(text: string): void;
}
interface AppWindow {
  webkit?: { messageHandlers?: { hyangro?: { postMessage(message: BridgeMessage): void } } };
  [APP_AGENT]?: PostsText;
  ReactNativeWebView?: PostsText;
}

/** The native receiver: iOS takes the message itself, Android and React Native its JSON; null outside the app. */
function receiverOf(page: AppWindow): ((message: BridgeMessage) => void) | null {
  const ios = page.webkit?.messageHandlers?.hyangro;
  if (ios) return (message) => ios.postMessage(message);
  const text = page[APP_AGENT] ?? page.ReactNativeWebView;
  return text ? (message) => text.postMessage(JSON.stringify(message)) : null;
}

interface BridgeOptions {
  /** The server saw the app's user agent. */
  isAppByAgent: boolean;
  storeUrl: string | null;
}

/** Messages to the native app (§7). App mode: a bridge is there, or the server saw the app's user agent. */
export function createBridge(page: AppWindow, { isAppByAgent, storeUrl }: BridgeOptions): NativeBridge {
  const receiver = receiverOf(page);
  return {
    isApp: isAppByAgent || receiver !== null,
    storeUrl,
    post(message) {
      try {
        receiver?.(message);
      } catch {
        // The app took its receiver away; the page goes on.
      }
    },
  };
}

/** Hears what the app tells the page. A frame inside the page is not the app: its messages name another source. */
export function listenToApp(page: Window, onMessage: (message: AppMessage) => void): () => void {
  const hear = ({ data, source }: MessageEvent) => {
    if (source !== null && source !== page) return;
    const message = appMessageOf(data);
    if (message) onMessage(message);
  };
  // React Native on Android speaks to the document.
  const targets = [page, page.document] as const;
  for (const target of targets) target.addEventListener('message', hear as EventListener);
  return () => {
    for (const target of targets) target.removeEventListener('message', hear as EventListener);
  };
}
