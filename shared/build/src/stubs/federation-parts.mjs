/**
 * In the place of four modules of @module-federation/webpack-bundler-runtime (0.8 kB of each remoteEntry): remotes share whole
 * modules, none of them eagerly, so nothing is shaken out of a shared module or set up before the first chunk.
 */

/**
 * The container's own instance, from the core that the page has.
 * @param {{ webpackRequire: { federation: { initOptions: object, runtime: { init(options: object): object } } } }} container
 */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
export const getUsedExports = () => undefined;
/** @param {{ factory: () => unknown }} shared */
export const getSharedFallbackGetter = ({ factory }) => factory;
export const installInitialConsumes = () => undefined;
