import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

interface DevServer {
  /** Address of the remoteEntry. */
  entry: string;
  /** Address of the `mf-manifest.json`. */
  manifest: string;
  stop(): Promise<void>;
}

interface Reload {
  /** Address under which browsers find the server. */
  publicUrl: string;
}

/**
 * Serves a remote's development build and brings each saved change into the open pages, state kept (Fast Refresh); with
 * `reload` it loads them anew, for pages whose React is a production build and cannot take a part of it back.
 * Resolves once the first build has finished, with errors of the sources or without: those show in the terminal.
 */
export async function startDevServer(config: Configuration, port: number, reload?: Reload): Promise<DevServer> {
  const compiler = webpack(config);
  const built = new Promise((resolve) => compiler.hooks.done.tap('first build', resolve));
  const { origin, hostname } = new URL(reload?.publicUrl ?? `http://localhost:${port}`);
  const socket = `${origin.replace(/^http/, 'ws')}/ws`;
  const server = new WebpackDevServer(
    {
      port,
      host: hostname === 'localhost' ? 'localhost' : '0.0.0.0',
      hot: !reload,
      liveReload: Boolean(reload),
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, logging: 'warn', webSocketURL: socket },
    },
    compiler,
  );
  await server.start();
  await built;
  return { entry: `${origin}/remoteEntry.js`, manifest: `${origin}/mf-manifest.json`, stop: () => server.stop() };
}
