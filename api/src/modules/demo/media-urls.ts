import * as z from 'zod';
import type { MediaUrls } from '../../platform/seed/seed';

/** What the import reads of `media/manifest.json`: files of a picture by `<width>.<format>`. */
export const mediaManifest = z.object({
  images: z.record(z.string(), z.object({ files: z.record(z.string(), z.object({ path: z.string() })) })),
});

const BASE = '/media';

/** URLs of the pictures in a manifest, WebP: every browser of the shop reads it. */
export function mediaUrls({ images }: z.infer<typeof mediaManifest>): MediaUrls {
  const image = (ref: string, width: number): string => {
    const key = manifestKey(ref);
    const widths = Object.keys(images[key]?.files ?? {})
      .filter((name) => name.endsWith('.webp'))
      .map(Number.parseFloat)
      .sort((a, b) => a - b);
    const chosen = widths.find((each) => each >= width) ?? widths.at(-1);
    const file = images[key]?.files[`${chosen}.webp`];
    if (!file) throw new Error(`The media manifest has no picture "${ref}".`);
    return `${BASE}/${file.path}`;
  };
  return { image, full: (key) => (key ? image(key, Infinity) : null), file: (path) => `${BASE}/${path}` };
}

/** `shopper:P0017:1` is the key `P0017-u1`, `product:P0017` the pack shot `P0017`; all else is a key as it stands. */
function manifestKey(ref: string): string {
  const [kind, productCd, number] = ref.split(':');
  if (kind === 'shopper' && productCd) return `${productCd}-u${number}`;
  return kind === 'product' && productCd ? productCd : ref;
}
