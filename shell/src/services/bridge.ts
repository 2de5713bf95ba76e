import type { BridgeMessage } from '@hyangro/contracts/bridge/bridge-messages';
import { APP_AGENT } from '@hyangro/contracts/wire-names';
import type { NativeBridge } from '@hyangro/runtime';

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
  /** The app draws no bar of places: the page has its own. */
  hasPageTabs: boolean;
  storeUrl: string | null;
}

/** Messages to the native app (§7). App mode: a bridge is there, or the server saw the app's user agent. */
export function createBridge(page: AppWindow, { isAppByAgent, hasPageTabs, storeUrl }: BridgeOptions): NativeBridge {
  const receiver = receiverOf(page);
  const isApp = isAppByAgent || receiver !== null;
  return {
    isApp,
    hasTabBar: isApp && !hasPageTabs,
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
