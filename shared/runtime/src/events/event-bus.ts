import { EVENT_FIELDS, isShopEvent, type ShopEventName, type ShopEvents } from '@hyangro/contracts/events/shop-events';

export interface EventBus {
  /** Tells a fact. An unknown event or a payload of the wrong shape throws in development, else is dropped and logged (MFE-16). */
  publish<E extends ShopEventName>(name: E, payload: ShopEvents[E]): void;
  subscribe<E extends ShopEventName>(name: E, listener: (payload: ShopEvents[E]) => void): () => void;
}

export function createEventBus(onInvalid: (message: string) => void): EventBus {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  return {
    publish(name, payload) {
      const problem = problemOf(name, payload);
      if (problem) return onInvalid(problem);
      for (const listener of [...(listeners.get(name) ?? [])]) (listener as (value: typeof payload) => void)(payload);
    },
    subscribe(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener as (payload: never) => void));
      return () => set.delete(listener as (payload: never) => void);
    },
  };
}

function problemOf(name: string, payload: Readonly<Record<string, unknown>>): string | null {
  if (!isShopEvent(name)) return `unknown event ${name}`;
  const wrong = Object.entries(EVENT_FIELDS[name]).find(([field, isRight]) => !isRight(payload[field]));
  return wrong ? `event ${name}: wrong ${wrong[0]}` : null;
}
