/** Page to app (§7). */
export type BridgeMessage =
  | { type: 'page_view'; payload: { pageTitle: string; pageLocation: string; pagePath: string } }
  | { type: 'analytics'; payload: { eventName: string; eventParams: Record<string, unknown> } }
  /** Open the device's share sheet: a web view has none of its own. */
  | { type: 'share'; payload: { title: string; url: string } }
  /** The page listens to the app from now on; the app answers with its `push_token`, if it has one. */
  | { type: 'ready'; payload: Record<string, never> };

/**
 * App to page: `window.postMessage` with the message as an object or as its JSON, from a script that the app runs in the
 * page (iOS `evaluateJavaScript`, Android `evaluateJavascript`), or React Native's `webView.postMessage`.
 */
export interface AppMessage {
  type: 'push_token';
  payload: { token: string };
}

const TOKEN_MAX = 500;

/** What the app told, checked; null for anything else that a page may receive. */
export function appMessageOf(data: unknown): AppMessage | null {
  const message = (typeof data === 'string' ? parsed(data) : data) as { type?: unknown; payload?: { token?: unknown } | null } | null;
  if (typeof message !== 'object' || message?.type !== 'push_token') return null;
  const token = message.payload?.token;
  return typeof token === 'string' && token !== '' && token.length <= TOKEN_MAX ? { type: 'push_token', payload: { token } } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
