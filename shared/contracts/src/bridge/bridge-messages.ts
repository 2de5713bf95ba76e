import { isStoreUrl } from './store-url';

/** Page to app (§7). A release says which of them it knows (MFE-05): the types stand written out; `bridge.schemas.ts` checks messages in tests. */
export type BridgeMessage =
  | { type: 'page_view'; payload: { pageTitle: string; pageLocation: string; pagePath: string } }
  | { type: 'analytics'; payload: { eventName: string; eventParams: Record<string, unknown> } }
  /** Open the device's share sheet: a web view has none of its own. */
  | { type: 'share'; payload: { title: string; url: string } }
  /** The page listens from now on; the app answers with `app_info`, and with its `push_token` if it has one. */
  | { type: 'ready'; payload: Record<string, never> }
  /** Told at each screen: whether the page has a use for the app's Back (`go_back`), or leaves it to the app. */
  | { type: 'history'; payload: { canGoBack: boolean } }
  /** The answer to a `go_back` on Main at the beginning of the history: the app closes or goes to the background. */
  | { type: 'leave'; payload: Record<string, never> };

/**
 * App to page: `window.postMessage` with the message as an object or as its JSON, from a script that the app runs in the
 * page (iOS `evaluateJavaScript`, Android `evaluateJavascript`), or React Native's `webView.postMessage`. Anything else is passed over.
 */
export type AppMessage =
  | { type: 'push_token'; payload: { token: string } }
  /** Version of the app itself, its page in its store (LS-20), and what the device draws over the page, in CSS pixels. */
  | { type: 'app_info'; payload: { version: string; storeUrl?: string; insets?: { top: number; bottom: number } } }
  /** The reader pressed the device's Back. */
  | { type: 'go_back'; payload: Record<string, never> };

/** Longest texts of the app, and the highest bar of a device in CSS pixels. */
export const APP_LIMITS = { token: 500, version: 64, inset: 200 } as const;

type Payload = Readonly<Record<string, unknown>>;
const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value !== '' && value.length <= max;
const isInset = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= APP_LIMITS.inset;
const objectOf = (value: unknown): Payload | null => (typeof value === 'object' && value !== null ? (value as Payload) : null);

/**
 * What the app told, checked; null for anything else that a page may receive. It answers as `appMessageSchema` does, whose library
 * the page would have to load.
 */
export function appMessageOf(data: unknown): AppMessage | null {
  const message = objectOf(typeof data === 'string' ? parsed(data) : data);
  const payload = objectOf(message?.payload);
  if (!payload) return null;
  if (message?.type === 'go_back') return { type: 'go_back', payload: {} };
  if (message?.type === 'app_info') return appInfoOf(payload);
  const { token } = payload;
  return message?.type === 'push_token' && isText(token, APP_LIMITS.token) ? { type: 'push_token', payload: { token } } : null;
}

function appInfoOf({ version, storeUrl, insets }: Payload): AppMessage | null {
  if (!isText(version, APP_LIMITS.version) || (storeUrl !== undefined && !isStoreUrl(storeUrl))) return null;
  const info = { version, ...(storeUrl !== undefined && { storeUrl }) };
  if (insets === undefined) return { type: 'app_info', payload: info };
  const { top, bottom } = objectOf(insets) ?? {};
  return isInset(top) && isInset(bottom) ? { type: 'app_info', payload: { ...info, insets: { top, bottom } } } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
