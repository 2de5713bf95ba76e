import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { RemoteDefinition } from '@hyangro/runtime';
import { RELEASE_CODE_LIMIT_MS } from './limits';
import type { RemoteLoader } from './remote-loader';
import { withTimeLimit } from './time-limit';

/** What `take` makes of a remote; when its code does not come or does not run, of the remote's next release (MFE-07). */
export async function fromRelease<T>(
  loader: RemoteLoader,
  remote: RemoteName,
  take: (definition: RemoteDefinition) => Promise<T>,
): Promise<T> {
  let definition = await loader.load(remote);
  for (;;) {
    try {
      return await withTimeLimit(take(definition), RELEASE_CODE_LIMIT_MS, `${remote}: code`);
    } catch (error) {
      if (!loader.giveUp) throw error;
      definition = await loader.giveUp(remote, definition, error);
    }
  }
}
