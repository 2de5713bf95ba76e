import path from 'node:path';
import type { MediaUrls } from '../../platform/seed/seed';
import { localStorage } from '../../platform/storage/local-storage';
import { UPLOADS } from '../../platform/storage/media.routes';
import type { Storage } from '../../platform/storage/storage';
import { pictureUrlOf, type FindPicture } from '../layout/public';
import { demoFolder, readDemoFile } from './demo-folder';
import { importDemo } from './import-demo';
import { mediaManifest, mediaUrls } from './media-urls';

export { demoFolder, importDemo };

/** Pictures that an operator's file may name: by their address below `/media/`, or by a key of the shop's manifest. */
export async function shopMedia(): Promise<MediaUrls> {
  const manifest = mediaUrls(await readDemoFile(demoFolder, 'media/manifest.json', mediaManifest));
  return { ...manifest, image: (ref, width) => (ref.startsWith('/media/') ? ref : manifest.image(ref, width)) };
}

/** Finds the pictures that a file of layouts names: as `shopMedia` does, icons by their name, and addresses only when there is such a file. */
export async function shopPictures(uploads: Storage): Promise<FindPicture> {
  const media = await shopMedia();
  const files = localStorage(path.join(demoFolder, 'media'));
  const isThere = async (storage: Storage, key: string) => {
    const file = await storage.get(key);
    file?.body.destroy();
    return file !== null;
  };
  return async (ref) => {
    if (ref.includes('..')) return null;
    if (ref.startsWith(UPLOADS)) return (await isThere(uploads, ref.slice(UPLOADS.length))) ? ref : null;
    if (ref.startsWith('/media/')) return (await isThere(files, ref.slice('/media/'.length))) ? ref : null;
    try {
      return /^icon:[^\w-]/.test(ref) ? null : pictureUrlOf(media, ref);
    } catch {
      return null;
    }
  };
}
