import { createInstance } from '@module-federation/runtime-tools/runtime';
import * as core from '@module-federation/runtime-tools/runtime-core';
import { registerApplication, start, type LifeCycles } from 'single-spa';

/**
 * A plain single-spa root: no React, no shell. It mounts one remote from its manifest; the remote brings whatever it needs.
 * The page names it: `<html data-remote="catalog" data-manifest="https://…/mf-manifest.json">`.
 */
const { remote = '', manifest = '' } = document.documentElement.dataset;
(globalThis as unknown as Record<string, unknown>)._FEDERATION_RUNTIME_CORE = core;
const container = `hyangro_${remote}`;
const federation = createInstance({ name: 'foreign_root', remotes: [{ name: container, entry: manifest }] });

registerApplication({
  name: remote,
  app: async () => {
    const lifecycles = await federation.loadRemote<LifeCycles>(`${container}/lifecycles`);
    if (!lifecycles) throw new Error(`${remote} exposes no lifecycles`);
    return lifecycles;
  },
  activeWhen: () => true,
  customProps: { domElementGetter: () => document.getElementById('app') },
});
start();
