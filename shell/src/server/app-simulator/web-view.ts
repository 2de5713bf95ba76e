import type { BridgeMessage } from '@hyangro/contracts/bridge/bridge-messages';

/** How an app gives its receiver to the page (`services/bridge.ts`). */
export const SHAPES = ['ios', 'android', 'react-native'] as const;
export type Shape = (typeof SHAPES)[number];

/** What the simulator's page keeps for the web view in it, over page loads. */
export interface Simulated {
  isOffline: boolean;
  /** Version that the server is to tell; null for its own. */
  version: string | null;
  receive(message: BridgeMessage): void;
}
export type SimulatorWindow = Window & { simulated?: Simulated };

/**
 * Runs in the page of the shop before its own scripts, as text: gives it the receiver of an app, and the net and server that the simulator's
 * page wants. It may use nothing from outside itself.
 */
export function joinSimulator(shape: Shape, agent: string): void {
  const simulated = window.parent === window ? undefined : (window.parent as SimulatorWindow).simulated;
  if (!simulated) return;
  const postMessage = (message: BridgeMessage) => simulated.receive(message);
  const text = { postMessage: (json: string) => postMessage(JSON.parse(json) as BridgeMessage) };
  if (shape === 'ios') Object.assign(window, { webkit: { messageHandlers: { hyangro: { postMessage } } } });
  if (shape === 'android') Object.assign(window, { [agent]: text });
  if (shape === 'react-native') Object.assign(window, { ReactNativeWebView: text });
  const { fetch } = window;
  window.fetch = (input, init) => {
    const url = typeof input === 'string' ? input : 'url' in input ? input.url : input.href;
    if (simulated.isOffline) return Promise.reject(new TypeError('The simulated net is off.'));
    if (simulated.version !== null && url.endsWith('/common/app-version')) return Promise.resolve(new Response(simulated.version));
    return fetch.call(window, input, init);
  };
  Object.defineProperty(navigator, 'onLine', { get: () => !simulated.isOffline, configurable: true });
}
