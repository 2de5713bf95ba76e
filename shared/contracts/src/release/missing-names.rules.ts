import type { Uses } from './remote-contract';

/** What a shell offers the remotes, by name. */
export interface Offered {
  events: readonly string[];
  /** `local:guest`, `session:checkout`. */
  storage: readonly string[];
  permissions: readonly string[];
  /** Doors by which it can load a remote; it needs them all. */
  doors: readonly string[];
}

/**
 * What a remote needs of the shell and the shell has not: `event cart:changed`, `storage local:guest`, `permission login`, `door ./remote`.
 * What it needs of the API and of other remotes is not the shell's to give: that is the gate's matter (`checkRelease`), and a surface that is
 * not there has its slot.
 */
export function missingNames({ uses, exposes }: { uses: Uses; exposes: readonly string[] }, offered: Offered): string[] {
  const missing = (kind: string, needed: readonly string[], has: readonly string[]) =>
    [...new Set(needed)].filter((name) => !has.includes(name)).map((name) => `${kind} ${name}`);
  return [
    ...missing('event', [...uses.events.in, ...uses.events.out], offered.events),
    ...missing('storage', uses.storage, offered.storage),
    ...missing('permission', uses.permissions, offered.permissions),
    ...missing('door', offered.doors, exposes),
  ];
}
