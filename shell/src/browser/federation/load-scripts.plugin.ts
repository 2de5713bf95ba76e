import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { CHUNK_LOAD_TIMEOUT_MS } from '@hyangro/contracts/constants';
import { entryIntegrity } from './integrity';

/** How scripts of remotes are loaded: checked against the registry's hash, given up after the specification's 120 s (§8). */
const loadScripts = (): ModuleFederationRuntimePlugin => ({
  name: 'load-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const { pathname, origin } = new URL(url, document.baseURI);
    const integrity = entryIntegrity.get(pathname) ?? entryIntegrity.get(url);
    if (integrity) script.integrity = integrity;
    if (integrity || origin !== window.location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: CHUNK_LOAD_TIMEOUT_MS };
  },
});
export default loadScripts;
