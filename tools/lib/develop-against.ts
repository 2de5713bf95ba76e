import open from 'open';
import { renderUnicodeCompact } from 'uqr';
import { overrideLink } from '../../shared/contracts/src/release/override.rules';
import type { RemoteName } from '../../shared/contracts/src/routes/table';
import { devPortOf, frontOf } from './develop';
import { remoteShop } from './release-client';

export interface Against {
  /** Address of the deployed shop. */
  shop: string;
  /** One of its RELEASE_TOKENS. */
  token: string | undefined;
  /** Where browsers find the development server, for a phone or a tunnel; this machine by default. */
  publicUrl?: string;
  /** Hours until the link ends; the shop has a limit. */
  hours?: number;
  why: string;
  /** Opens the shop in this machine's browser, too. */
  opens: boolean;
}

/**
 * One remote from this machine inside a deployed shop, a production build (MFE-14): asks the shop for leave, builds, prints the link, as a QR code too, and
 * brings every saved change into the pages that it opened. They load anew for it: a production build of React cannot take a component back while it is shown.
 * @throws ReleaseRefused with the shop's words
 */
export async function developAgainst(remote: RemoteName, { shop, token, publicUrl, hours, why, opens }: Against): Promise<void> {
  const port = devPortOf(remote);
  const devUrl = (publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '');
  const manifest = `${devUrl}/mf-manifest.json`;
  // Before it is built: without leave nothing is worth it.
  const given = await remoteShop(shop, token).override(remote, { manifest, why, ...(hours !== undefined && { hours }) });
  // webpack-dev-server decides by it.
  process.env.NODE_ENV = 'development';
  const { remoteConfig } = await import('../../shared/build/src/webpack');
  const { startDevServer } = await import('../../shared/build/src/dev-server');
  await startDevServer(remoteConfig(remote, { mode: 'development', isRefreshed: false, devUrl }), port, { publicUrl: devUrl });
  const link = new URL(overrideLink(remote, manifest, given.token, frontOf(remote)), shop).href;
  console.log(
    [
      renderUnicodeCompact(link, { ecc: 'L' }),
      link,
      `${remote} comes from ${devUrl} in ${new URL(shop).host}, for whoever opens this link, until ${given.until}. A saved change loads their pages anew.`,
      'Ctrl-C ends it; the button on the page leaves it.',
    ].join('\n'),
  );
  if (opens) await open(link);
}
