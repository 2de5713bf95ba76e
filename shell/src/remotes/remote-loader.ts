import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { RemoteDefinition } from '@hyangro/runtime';

/** How definitions of remotes reach this process: the browser by federation, the server from the release store. */
export interface RemoteLoader {
  /** The remote's best release that comes. */
  load(remote: RemoteName): Promise<RemoteDefinition>;
  /** The remote's next release, after code of this one failed. Rejects with `error` when none is left. */
  giveUp?(remote: RemoteName, failed: RemoteDefinition, error: unknown): Promise<RemoteDefinition>;
  /** Release that `load` gives; null before it is known. */
  versionOf(remote: RemoteName): string | null;
  /** Definitions that are here already. */
  loaded(): readonly RemoteDefinition[];
}
