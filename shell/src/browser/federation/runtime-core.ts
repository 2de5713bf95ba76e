import { sharedFactory } from './shared-modules';

/**
 * The federation core that remotes meet on our shell. They are built with `externalRuntime` and take it from the page; a
 * foreign host gives them @module-federation/runtime-core. Here every shared module is the shell's own and there are no
 * manifests, so of its 17 kB these few calls are left (ADR 5). What they are asked is in
 * @module-federation/webpack-bundler-runtime 2.9.2; the journeys prove it with every remote.
 */
interface ContainerOptions {
  name: string;
  id?: string;
  version?: string;
  [option: string]: unknown;
}

class Container {
  readonly name: string;
  readonly options: ContainerOptions;
  readonly shareScopeMap: Record<string, object> = {};
  constructor(options: ContainerOptions) {
    this.name = options.name;
    this.options = { shareStrategy: 'loaded-first', ...options };
  }
  initOptions(options: object) {
    return Object.assign(this.options, options);
  }
  initShareScopeMap(scope: string, modules: object) {
    this.shareScopeMap[scope] = modules;
  }
  /** Nothing of the remote's own is offered to others. */
  initializeSharing(): Promise<unknown>[] {
    return [];
  }
  registerShared() {}
  /** The shell's module, or `false`: the remote then takes its own copy. */
  async loadShare(key: string) {
    return sharedFactory(key) ?? false;
  }
  loadShareSync(key: string) {
    const factory = sharedFactory(key);
    if (!factory) throw new Error(`The shell holds no ${key}.`);
    return factory;
  }
}

const instances: Container[] = [];
const nothing = () => undefined;

export const runtimeCore = {
  ModuleFederation: Container,
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
  getGlobalFederationConstructor: () => Container,
  setGlobalFederationConstructor: nothing,
  setGlobalFederationInstance: (instance: Container) => void instances.push(instance),
  assert(condition: unknown, code: string) {
    if (!condition) throw new Error(code);
  },
  helpers: { global: { getGlobalSnapshotInfoByModuleInfo: nothing }, share: {}, utils: {} },
};

/** Must run before the first remoteEntry does. */
export function provideRuntimeCore(): void {
  (globalThis as { _FEDERATION_RUNTIME_CORE?: object })._FEDERATION_RUNTIME_CORE ??= runtimeCore;
}
