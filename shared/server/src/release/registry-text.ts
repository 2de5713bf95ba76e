import { readRegistry, type RemoteRegistry } from '@hyangro/contracts/release/release';

/** Makes the next registry of what is there; may run again when another writer was faster, so it does nothing else. Throws to change nothing. */
export type RegistryChange = (before: RemoteRegistry | null) => RemoteRegistry;

/** A registry as it was written; null for one that cannot be read. */
export function parseRegistry(text: string, onDamaged: (why: string) => void): RemoteRegistry | null {
  try {
    return readRegistry(JSON.parse(text));
  } catch (error) {
    onDamaged(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/**
 * What a change makes of a registry, and its text; no text when it changes nothing. History only grows: a change that would take an entry out
 * is refused.
 */
export function changedRegistry(
  remote: string,
  before: RemoteRegistry | null,
  next: RegistryChange,
): { registry: RemoteRegistry; text: string | null } {
  const registry = next(before);
  if (before && registry === before) return { registry, text: null };
  if (before && !isLonger(before, registry)) throw new Error(`${remote}: a change of the registry must add to its history.`);
  return { registry, text: JSON.stringify(readRegistry(registry), null, 2) };
}

const isLonger = ({ history: before }: RemoteRegistry, { history: after, revision }: RemoteRegistry): boolean =>
  after.length > before.length &&
  revision === after.at(-1)?.revision &&
  before.every((entry, at) => JSON.stringify(entry) === JSON.stringify(after[at]));
