import path from 'node:path';
import { createRequire } from 'node:module';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { AssetListPlugin } from './asset-list';
import { ChunkIntegrityPlugin } from './chunk-integrity';
import { doorFile } from './door';
import { LeanContainerPlugin } from './lean-container-plugin';
import { shopMetaData } from './manifest';
import { facadeAliases, sharedModules, sharedVersions } from './shared-modules';
import { baseConfig, type Mode } from './webpack-base';
import { remoteDir, shellDir } from './workspace-paths.mjs';

const require = createRequire(import.meta.url);

const stub = (name: string): string => path.join(import.meta.dirname, 'stubs', `${name}.ts`);

/** Name of a remote's federation container: a global of the page. */
export const containerName = (remote: string): string => `hyangro_${remote}`;

interface RemoteBuild {
  mode?: Mode;
  /** Address of its development server. */
  devUrl?: string;
  /** Pages take a changed component in the place of the former one (Fast Refresh), on a development build of React. */
  isRefreshed?: boolean;
  /** Versions of the shared modules other than those that are installed. */
  shared?: ReturnType<typeof sharedModules>;
}

/**
 * Browser build of a remote. Its chunks are loaded from where its remoteEntry is, whatever the folder or host.
 * @param remote name in the contract, for example `catalog`
 */
export function remoteConfig(
  remote: string,
  { mode = 'production', isRefreshed = mode !== 'production', devUrl, shared = sharedModules() }: RemoteBuild = {},
) {
  const dir = remoteDir(remote);
  const isProduction = mode === 'production';
  const base = baseConfig({
    dir,
    name: remote,
    out: isProduction ? 'dist/web' : 'dist/dev',
    publicPath: devUrl ? `${devUrl}/` : 'auto',
    mode,
    isRefreshed,
    release: process.env.REMOTE_RELEASE,
  });
  // A container gets no refresh runtime by itself: in development its modules bring it.
  const exposed = (file: string) =>
    isRefreshed ? { import: [require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js'), file] } : file;
  return {
    ...base,
    entry: {},
    module: {
      rules: [
        ...base.module.rules,
        { test: /\.tsx?$/, include: path.join(dir, 'src'), enforce: 'pre', use: require.resolve('./scoped-styles-loader.ts') },
        { include: doorFile(remote), enforce: 'pre', use: require.resolve('./door-chunks-loader.ts') },
        { include: path.join(dir, 'locales'), resourceQuery: /^\?for=/, use: require.resolve('./word-set-loader.ts') },
      ],
    },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, '@module-federation/error-codes$': stub('error-codes') } },
    plugins: [
      new webpack.DefinePlugin({ __SERVER__: 'false' }),
      new webpack.NormalModuleReplacementPlugin(/@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/, stub('federation-logger')),
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
      new LeanContainerPlugin(),
      ...(isProduction ? [new ChunkIntegrityPlugin()] : []),
      ...(isRefreshed ? refreshPlugins(remote) : []),
    ],
  } satisfies Configuration;
}

/**
 * Browser build of the shell: one main file with all shared modules in it. It hosts the remotes' containers by itself
 * (`shell/src/browser/federation`), so nothing of the federation runtime is bundled.
 */
export function shellConfig({ mode = 'production' }: { mode?: Mode } = {}) {
  const isProduction = mode === 'production';
  const base = baseConfig({ dir: shellDir, name: 'shell', out: isProduction ? 'dist/web' : 'dist/dev', publicPath: '/assets/', mode });
  return {
    ...base,
    entry: { main: './src/browser/entry.ts' },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...facadeAliases(), '@emotion/is-prop-valid$': stub('every-prop') } },
    plugins: [
      new webpack.DefinePlugin({
        __DEV__: JSON.stringify(!isProduction),
        __SERVER__: 'false',
        __SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
      }),
      new AssetListPlugin(),
      ...(isProduction ? [new ChunkIntegrityPlugin()] : refreshPlugins('shell')),
    ],
  } satisfies Configuration;
}

function refreshPlugins(library: string): WebpackPluginInstance[] {
  const Refresh = require('@pmmmwh/react-refresh-webpack-plugin');
  return [new Refresh({ library: `hyangro_${library}`, overlay: false })];
}
