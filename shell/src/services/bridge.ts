import type { BridgeMessage, NativeBridge } from '@hyangro/runtime';

/** Word in the user agent of the app's web view. */
export const APP_AGENT = 'HyangroApp';
export const isAppAgent = (userAgent: string | undefined): boolean => userAgent?.includes(APP_AGENT) ?? false;

interface PostsText {
  postMessage(text: string): void;
}
interface AppWindow {
  webkit?: { messageHandlers?: { hyangro?: { postMessage(message: BridgeMessage): void } } };
  HyangroApp?: PostsText;
  ReactNativeWebView?: PostsText;
}

/** The app's ear: iOS takes the message itself, Android and React Native its JSON; null outside the app. */
function earOf(page: AppWindow): ((message: BridgeMessage) => void) | null {
  const ios = page.webkit?.messageHandlers?.hyangro;
  if (ios) return (message) => ios.postMessage(message);
  const text = page.HyangroApp ?? page.ReactNativeWebView;
  return text ? (message) => text.postMessage(JSON.stringify(message)) : null;
}

/** Messages to the native app (§7). App mode: a bridge is there, or the server saw the app's user agent. */
export function createBridge(page: AppWindow, isAppByAgent: boolean): NativeBridge {
  const ear = earOf(page);
  return {
    isApp: isAppByAgent || ear !== null,
    post(message) {
      try {
        ear?.(message);
      } catch {
        // The app took its ear away; the page goes on.
      }
    },
  };
}
