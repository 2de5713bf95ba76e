import { CHUNK_LOAD_TIMEOUT_MS } from '@hyangro/contracts/constants';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { RemoteDefinition } from '@hyangro/runtime';
import type { BootRelease } from '../../boot/boot-data';
import { provideRuntimeCore } from './runtime-core';
import { shareScope } from './shared-modules';

/** A federation container: what a remoteEntry leaves on the page. */
interface Container {
  init(scope: object): Promise<unknown> | unknown;
  get(module: string): Promise<() => unknown>;
}
export type Exposed = { default: RemoteDefinition } | null;

/** Loads one release of a remote and answers its door, `./remote`. */
export async function loadRelease(remote: RemoteName, { entry, integrity }: BootRelease): Promise<Exposed> {
  provideRuntimeCore();
  const name = `hyangro_${remote}`;
  const containers = window as unknown as Record<string, Container | undefined>;
  await loadScript(entry, integrity);
  const container = containers[name];
  if (!container) throw new Error(`${entry} left no ${name}`);
  await container.init(shareScope);
  return (await container.get('./remote'))() as Exposed;
}

/** Adds a script, checked against its hash; gives up after the specification's 120 s (§8). */
function loadScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => reject(Object.assign(new Error(`${src}: ${reason}`), { name: 'ChunkLoadError' }));
    const timer = setTimeout(() => fail('timeout'), CHUNK_LOAD_TIMEOUT_MS);
    const settle = (then: () => void) => () => {
      clearTimeout(timer);
      script.remove();
      then();
    };
    script.src = src;
    script.async = true;
    if (integrity) script.integrity = integrity;
    if (new URL(src, document.baseURI).origin !== window.location.origin) script.crossOrigin = 'anonymous';
    script.onload = settle(resolve);
    script.onerror = settle(() => fail('missing'));
    document.head.append(script);
  });
}
