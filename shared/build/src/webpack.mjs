import path from 'node:path';
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { shopMetaData } from './manifest.mjs';
import { sharedModules } from './shared-modules.mjs';
import { baseConfig } from './webpack-base.mjs';
import { remoteDir, shellDir } from './workspace.mjs';

const require = createRequire(import.meta.url);

/** Name of a remote's federation container: a global of the page. */
export const containerName = (remote) => `hyangro_${remote}`;

/** Remotes come by the URL of their remoteEntry from our own registry: neither manifests nor snapshots at run time. */
const optimization = { target: 'web', disableSnapshot: true };

/**
 * Browser build of a remote. Its chunks stand where its remoteEntry stands, whatever the folder or host.
 * @param {string} remote name in the contract, for example `catalog`
 */
export function remoteConfig(remote, { mode = 'production', port } = {}) {
  const dir = remoteDir(remote);
  const isProduction = mode === 'production';
  const base = baseConfig({ dir, name: remote, out: isProduction ? 'dist/web' : 'dist/dev', publicPath: port ? `http://localhost:${port}/` : 'auto', mode });
  // A container gets no refresh runtime by itself: in development the door brings it.
  const door = isProduction ? './src/remote.ts' : [require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js'), './src/remote.ts'];
  return {
    ...base,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(remote),
        filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './remote': { import: door }, './lifecycles': './src/lifecycles.ts' },
        shared: sharedModules({ eager: false }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: { additionalData: shopMetaData(remote) },
        experiments: { externalRuntime: true, optimization },
      }),
      ...refreshPlugins(isProduction, remote),
    ],
  };
}

/** Browser build of the shell: one main file with all shared modules in it. */
export function shellConfig({ mode = 'production' } = {}) {
  const isProduction = mode === 'production';
  const base = baseConfig({ dir: shellDir, name: 'shell', out: isProduction ? 'dist/web' : 'dist/dev', publicPath: '/assets/', mode });
  return {
    ...base,
    entry: { main: './src/browser/main.tsx' },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName('shell'),
        remotes: {},
        runtimePlugins: ['provide-core', 'load-scripts'].map((name) => path.join(shellDir, `src/browser/federation/${name}.plugin.ts`)),
        shared: sharedModules({ eager: true }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization },
      }),
      new webpack.DefinePlugin({ __DEV__: JSON.stringify(!isProduction) }),
      new AssetListPlugin(),
      ...refreshPlugins(isProduction, 'shell'),
    ],
  };
}

/** Writes `assets.json`: the script of the first load and the lazy message files, for the server's HTML. */
class AssetListPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('AssetListPlugin', ({ entrypoints, outputOptions }) => {
      const scripts = entrypoints.get('main').getFiles().filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));
      writeFileSync(path.join(outputOptions.path, 'assets.json'), JSON.stringify({ scripts }));
    });
  }
}

function refreshPlugins(isProduction, library) {
  if (isProduction) return [];
  const Refresh = require('@pmmmwh/react-refresh-webpack-plugin');
  return [new Refresh({ library: `hyangro_${library}`, overlay: false })];
}
