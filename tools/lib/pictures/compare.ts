import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

/** A reference has a third of the width and height of what it shows. */
export const REFERENCE_SCALE = 3;
/** Heights of one block on two machines may differ by a rounded pixel. */
const HEIGHT_TOLERANCE = 2;
/**
 * A block is compared twice, each time with its colours averaged over a radius, in px of the reference, and with the least difference that
 * counts, 0–1, as the eye sees colours (YIQ). First shapes: a line that stands 3 px lower on the screen is told, one that another rasteriser
 * draws a pixel lower is not. Then inks: a weak difference counts where it covers more than an edge.
 */
const COMPARISONS = [
  { averagedOver: 1.2, threshold: 0.1 },
  { averagedOver: 4, threshold: 0.025 },
];
/** So many averaged pixels may differ: less than a letter. */
const PIXELS_ALLOWED = 12;

/** The picture to keep of a screenshot (PNG): a third of it, as WebP. */
export async function referenceOf(screenshot: Buffer): Promise<Buffer> {
  return (await reduced(screenshot)).webp({ quality: 78, effort: 6 }).toBuffer();
}

/**
 * Compares a screenshot (PNG) with the reference of it.
 * @returns what differs in one sentence, or null; `picture` (PNG) shows where
 */
export async function differenceFrom(screenshot: Buffer, reference: Buffer): Promise<{ text: string; picture: Buffer } | null> {
  for (const comparison of COMPARISONS) {
    const difference = await differenceAt(comparison, screenshot, reference);
    if (difference) return difference;
  }
  return null;
}

async function differenceAt({ averagedOver, threshold }: (typeof COMPARISONS)[number], screenshot: Buffer, reference: Buffer) {
  const [wanted, got] = await Promise.all([averaged(sharp(reference), averagedOver), averaged(await reduced(screenshot), averagedOver)]);
  const { width } = wanted.info;
  const height = Math.min(wanted.info.height, got.info.height);
  if (got.info.width !== width || Math.abs(got.info.height - wanted.info.height) > HEIGHT_TOLERANCE) {
    const size = ({ info }: Averaged) => `${info.width}×${info.height}`;
    return { text: `is ${size(got)} and was ${size(wanted)} at a third of its size`, picture: screenshot };
  }
  const bytes = width * height * 4;
  const marks = Buffer.alloc(bytes);
  const differing = pixelmatch(wanted.data.subarray(0, bytes), got.data.subarray(0, bytes), marks, width, height, {
    threshold,
    includeAA: true,
  });
  if (differing <= PIXELS_ALLOWED) return null;
  const picture = await sharp(marks, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { text: `differs in ${differing} of ${width * height} averaged pixels`, picture };
}

type Averaged = Awaited<ReturnType<typeof averaged>>;

/** Each pixel is the mean of the nine it stands for. */
async function reduced(screenshot: Buffer): Promise<Sharp> {
  const { width = 0, height = 0 } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .flatten({ background: '#fff' })
    .resize(Math.round(width / REFERENCE_SCALE), Math.max(1, Math.round(height / REFERENCE_SCALE)), { fit: 'fill', kernel: 'linear' });
}

/** The picture's colours, each averaged with those around it. */
const averaged = (picture: Sharp, radius: number) =>
  // Two steps: a pipeline blurs before it resizes.
  picture
    .png()
    .toBuffer()
    .then((png) => sharp(png).blur(radius).ensureAlpha().raw().toBuffer({ resolveWithObject: true }));
