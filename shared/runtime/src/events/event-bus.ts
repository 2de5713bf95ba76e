import { EVENT_FIELDS, type ShopEventName, type ShopEvents } from '@hyangro/contracts/events/shop-events';

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

function problemOf(name: string, payload: object): string | null {
  if (!Object.hasOwn(EVENT_FIELDS, name)) return `unknown event ${name}`;
  const fields = EVENT_FIELDS[name as ShopEventName] as Readonly<Record<string, string>>;
  for (const [field, kind] of Object.entries(fields)) {
    const value = (payload as Record<string, unknown>)[field];
    const isRight = kind === 'number[]' ? Array.isArray(value) && value.every((part) => typeof part === 'number') : typeof value === kind;
    if (!isRight) return `event ${name}: ${field} is no ${kind}`;
  }
  return null;
}
