import path from 'node:path';
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity.mjs';
import { doorFile } from './door.mjs';
import { integrityOf } from './integrity.mjs';
import { shopMetaData } from './manifest.mjs';
import { facadeAliases, sharedModules, sharedVersions } from './shared-modules.mjs';
import { baseConfig } from './webpack-base.mjs';
import { remoteDir, shellDir } from './workspace.mjs';

const require = createRequire(import.meta.url);

const stub = (/** @type {string} */ name) => path.join(import.meta.dirname, 'stubs', `${name}.mjs`);

/** @typedef {'production' | 'development'} Mode */

/** Name of a remote's federation container: a global of the page. */
export const containerName = (/** @type {string} */ remote) => `hyangro_${remote}`;

/**
 * Browser build of a remote. Its chunks are loaded from where its remoteEntry is, whatever the folder or host.
 * @param {string} remote name in the contract, for example `catalog`
 * @param {{ mode?: Mode, port?: number, shared?: ReturnType<typeof sharedModules> }} [options] `shared`: versions of the shared
 * modules other than those that are installed
 */
export function remoteConfig(remote, { mode = 'production', port, shared = sharedModules() } = {}) {
  const dir = remoteDir(remote);
  const isProduction = mode === 'production';
  const base = baseConfig({
    dir,
    name: remote,
    out: isProduction ? 'dist/web' : 'dist/dev',
    publicPath: port ? `http://localhost:${port}/` : 'auto',
    mode,
    release: process.env.REMOTE_RELEASE,
  });
  // A container gets no refresh runtime by itself: in development its modules bring it.
  const exposed = (/** @type {string} */ file) =>
    isProduction ? file : { import: [require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js'), file] };
  return /** @satisfies {import('webpack').Configuration} */ ({
    ...base,
    entry: {},
    module: {
      rules: [
        ...base.module.rules,
        { test: /\.tsx?$/, include: path.join(dir, 'src'), enforce: 'pre', use: require.resolve('./scoped-styles-loader.cjs') },
        { include: doorFile(remote), enforce: 'pre', use: require.resolve('./door-chunks-loader.mjs') },
      ],
    },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, '@module-federation/error-codes$': stub('error-codes') } },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(remote),
        filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './remote': exposed('./src/remote.ts'), './lifecycles': exposed('./src/lifecycles.ts') },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: { additionalData: shopMetaData(remote) },
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
      ...(isProduction ? [new ChunkIntegrityPlugin()] : refreshPlugins(remote)),
    ],
  });
}

/**
 * Browser build of the shell: one main file with all shared modules in it. It hosts the remotes' containers by itself
 * (`shell/src/browser/federation`), so nothing of the federation runtime is bundled.
 */
export function shellConfig(/** @type {{ mode?: Mode }} */ { mode = 'production' } = {}) {
  const isProduction = mode === 'production';
  const base = baseConfig({ dir: shellDir, name: 'shell', out: isProduction ? 'dist/web' : 'dist/dev', publicPath: '/assets/', mode });
  return /** @satisfies {import('webpack').Configuration} */ ({
    ...base,
    entry: { main: './src/browser/main.tsx' },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...facadeAliases(), '@emotion/is-prop-valid$': stub('every-prop') } },
    plugins: [
      new webpack.DefinePlugin({ __DEV__: JSON.stringify(!isProduction), __SHARED_VERSIONS__: JSON.stringify(sharedVersions()) }),
      new AssetListPlugin(),
      ...(isProduction ? [new ChunkIntegrityPlugin()] : refreshPlugins('shell')),
    ],
  });
}

/** Writes `assets.json`: the scripts of the first load with their hashes, for the server's HTML. */
class AssetListPlugin {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.afterEmit.tap('AssetListPlugin', ({ entrypoints, outputOptions }) => {
      const scripts = (entrypoints.get('main')?.getFiles() ?? [])
        .filter((/** @type {string} */ file) => file.endsWith('.js') && !file.includes('.hot-update.'))
        .map((/** @type {string} */ file) => ({
          href: outputOptions.publicPath + file,
          integrity: integrityOf(readFileSync(path.join(outputOptions.path, file))),
        }));
      writeFileSync(path.join(outputOptions.path, 'assets.json'), JSON.stringify({ scripts }));
    });
  }
}

function refreshPlugins(/** @type {string} */ library) {
  const Refresh = require('@pmmmwh/react-refresh-webpack-plugin');
  return [new Refresh({ library: `hyangro_${library}`, overlay: false })];
}
