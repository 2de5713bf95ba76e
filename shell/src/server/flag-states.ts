import type { FlagStates } from '@hyangro/contracts/flags/flags';
import type { ApiClient } from '@hyangro/runtime';

/** A change reaches the pages that are loaded after this, and one call. */
const ASK_AGAIN_MS = 5_000;

/**
 * Feature flags that operators have switched, as the API has told them last. No page waits for them: they are asked for every five seconds. An API
 * that does not answer leaves the last known ones; before its first answer each flag stands by its default.
 */
export function createFlagStates(api: ApiClient) {
  let states: FlagStates = {};
  let timer: NodeJS.Timeout | undefined;
  const ask = () =>
    api('GET /common/flags').then(
      (told) => void (states = told),
      () => undefined,
    );
  return {
    /** Asks once and keeps asking. */
    async open(): Promise<void> {
      await ask();
      timer = setInterval(() => void ask(), ASK_AGAIN_MS).unref();
    },
    close: () => clearInterval(timer),
    get: (): FlagStates => states,
  };
}
