import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

type Axes = Record<string, { min: number; max: number }>;

/** A font, unpacked once for all files that are cut of it. */
export interface Source {
  font: Buffer;
  /** Ranges that each cut narrows its axes to: HarfBuzz loses them where no letter goes. */
  axes?: Axes;
  /** Every letter that it draws. */
  letters: string[];
}

/** What the shop's texts are set with: pairs, and figures of one width. */
const SHAPE = { noHinting: true, noLayoutClosure: true, keepFeatures: ['kern', 'tnum'] };

export async function unpack(file: Buffer, axes?: Axes): Promise<Source> {
  const font = await subsetFont(file, undefined, { ...SHAPE, targetFormat: 'sfnt', keepAllGlyphs: true });
  const points = new Face(new Blob(font)).collectUnicodes();
  return { font, axes, letters: Array.from(points, (point) => String.fromCodePoint(point)) };
}

/** A woff2 file with some of the letters. */
export const cut = ({ font, axes }: Source, letters: readonly string[]): Promise<Buffer> =>
  subsetFont(font, letters.join(''), { ...SHAPE, targetFormat: 'woff2', variationAxes: axes });
