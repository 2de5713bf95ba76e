import type * as z from 'zod';
import type { appMessageSchema, bridgeMessageSchema } from './bridge.schemas';
import { isStoreUrl } from './store-url';

/** Page to app (§7). */
export type BridgeMessage = z.infer<typeof bridgeMessageSchema>;
/**
 * App to page: `window.postMessage` with the message as an object or as its JSON, from a script that the app runs in the
 * page (iOS `evaluateJavaScript`, Android `evaluateJavascript`), or React Native's `webView.postMessage`.
 */
export type AppMessage = z.infer<typeof appMessageSchema>;

const TOKEN_MAX = 500;
const VERSION_MAX = 64;
/** No bar of a device is higher, in CSS pixels. */
const INSET_MAX = 200;

type Payload = Readonly<Record<string, unknown>>;
const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value !== '' && value.length <= max;
const isInset = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= INSET_MAX;
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
  return message?.type === 'push_token' && isText(token, TOKEN_MAX) ? { type: 'push_token', payload: { token } } : null;
}

function appInfoOf({ version, storeUrl, insets }: Payload): AppMessage | null {
  if (!isText(version, VERSION_MAX) || (storeUrl !== undefined && !isStoreUrl(storeUrl))) return null;
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
