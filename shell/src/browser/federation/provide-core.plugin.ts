import * as core from '@module-federation/runtime-tools/runtime-core';

/** Gives remotes built with `externalRuntime` the one federation core of the page; the plugin's own way would bundle a second one. */
const provideCore = () => ({
  name: 'provide-core',
  beforeInit<T>(args: T): T {
    (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE ??= core;
    return args;
  },
});
export default provideCore;
