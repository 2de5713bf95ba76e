/** What a `<picture>` needs to let the browser choose the file. Empty srcsets: only `src` exists. */
export interface ImageSources {
  src: string;
  avif: string;
  webp: string;
  /** Shape of the picture in px; null when the name does not tell. */
  width: number | null;
  height: number | null;
}

const SQUARES = [180, 360, 720];
/** Side of the largest picture of goods: an operator's; its name says so. */
const LARGE = 1440;

/** Full size of each kind of scene; every scene also exists at half its width. */
const SCENES: Record<string, [number, number]> = {
  pc: [1440, 560],
  phone: [780, 1080],
  small: [900, 460],
  m: [780, 1080],
  tall: [780, 975],
  tallpc: [900, 1125],
  card: [900, 460],
  cardpc: [1200, 480],
  brand: [960, 300],
  brandpc: [1280, 400],
  pc940: [940, 560],
  pc1912: [1912, 744],
  strip: [640, 240],
  video: [1280, 720],
};

const NAME = /^(.*\/(product|gallery|shopper|banner|layout)\/(.+))-(\d+)\.([0-9a-f]{8})\.(?:avif|webp|jpg)$/;

/** What is drawn as a part of the window's width needs more than the smallest square on the screens of today. */
const isWide = (sizes: string) => sizes.includes('vw');

/**
 * Finds the other files of a picture from its address: `…/product/P0001-360.89a82939.webp` stands in the widths
 * 180, 360 and 720, `…-1440.….webp` in 1440 too, a scene (`…/banner/rose-pc-1440.….webp`) in full and half width, all as AVIF and WebP.
 * An address of another form is returned as the only source.
 * @param sizes as in `<img sizes>`: squares that no screen would choose are left out
 */
export const imageSources = (src: string, sizes = ''): ImageSources => {
  const single = { src, avif: '', webp: '', width: null, height: null };
  const match = NAME.exec(src);
  if (!match) return single;
  const [, stem = '', folder = '', name = '', drawn = '', hash = ''] = match;
  const side = Number(drawn) === LARGE ? LARGE : 720;
  const size = folder === 'banner' || folder === 'layout' ? SCENES[name.slice(name.lastIndexOf('-') + 1)] : [side, side];
  const [width, height] = size ?? [];
  if (!width || !height) return single;
  const squares = isWide(sizes) ? SQUARES.slice(1) : SQUARES;
  const widths = width === height ? [...squares, ...(width === LARGE ? [LARGE] : [])] : [width / 2, width];
  const set = (format: string) => widths.map((w) => `${stem}-${w}.${hash}.${format} ${w}w`).join(', ');
  return { src, avif: set('avif'), webp: set('webp'), width, height };
};
