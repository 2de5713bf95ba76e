import type { MediaUrls } from '../../platform/seed/seed';
import { demoFolder, readDemoFile } from './demo-folder';
import { importDemo } from './import-demo';
import { mediaManifest, mediaUrls } from './media-urls';

export { demoFolder, importDemo };

/** Pictures that an operator's file may name: by their address below `/media/`, or by a key of the shop's manifest. */
export async function shopMedia(): Promise<MediaUrls> {
  const manifest = mediaUrls(await readDemoFile(demoFolder, 'media/manifest.json', mediaManifest));
  return { ...manifest, image: (ref, width) => (ref.startsWith('/media/') ? ref : manifest.image(ref, width)) };
}
