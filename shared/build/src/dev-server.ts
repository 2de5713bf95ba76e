import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

interface DevServer {
  /** Address of the remoteEntry. */
  entry: string;
  /** Address of the `mf-manifest.json`. */
  manifest: string;
  stop(): Promise<void>;
}

/**
 * Serves a remote's development build and brings each saved change into the open pages, state kept (Fast Refresh).
 * Resolves once the first build has finished, with errors of the sources or without: those show in the terminal.
 */
export async function startDevServer(config: Configuration, port: number): Promise<DevServer> {
  const compiler = webpack(config);
  const built = new Promise((resolve) => compiler.hooks.done.tap('first build', resolve));
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
    },
    compiler,
  );
  await server.start();
  await built;
  const origin = `http://localhost:${port}`;
  return { entry: `${origin}/remoteEntry.js`, manifest: `${origin}/mf-manifest.json`, stop: () => server.stop() };
}
