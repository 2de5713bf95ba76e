/** Key under which something is done once, like placing an order; `randomUUID` is missing on plain http. */
export const newKey = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
