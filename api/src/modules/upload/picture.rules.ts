/** A picture by its header. */
export interface Picture {
  type: 'jpg' | 'png';
  width: number;
  height: number;
}

const JPEG_END = [0xff, 0xd9];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_END = [...Buffer.from('IEND'), 0xae, 0x42, 0x60, 0x82];
/** Cameras and editors write a little behind the end of a picture; a page or a program would be longer. */
const TAIL_BYTES = 64 * 1024;
/** Pixels of a photo: what phones make (50 megapixels), with a margin. A small file may be of many times as many. */
const MAX_PIXELS = 8192 * 6144;
const MAX_SIDE = 16_384;

/** What a file is by its content, whatever it is called: a whole JPEG or PNG picture and its size, else null. Nothing is decoded. */
export function pictureOf(file: Buffer): Picture | null {
  const picture = startsWith(file, PNG) ? pngOf(file) : jpegOf(file);
  return picture && picture.width > 0 && picture.height > 0 ? picture : null;
}

/** More pixels than anybody's photo has: decoding it would cost the server what its file does not tell. */
export const isTooLarge = ({ width, height }: Pick<Picture, 'width' | 'height'>): boolean =>
  width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS;

function pngOf(file: Buffer): Picture | null {
  if (file.toString('latin1', 12, 16) !== 'IHDR' || !endsWith(file, PNG_END)) return null;
  return { type: 'png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** A JPEG is a row of segments, each with its length; one of them (SOF) has the size, before the first scan (ITU T.81 B.1). */
function jpegOf(file: Buffer): Picture | null {
  if (!startsWith(file, [0xff, 0xd8, 0xff]) || !endsWith(file, JPEG_END)) return null;
  let at = 2;
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    // Bytes that fill up before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { type: 'jpg', height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    if (!hasLength(marker)) return null;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return null;
}
/** SOF0–SOF15 without the tables that have numbers among them (DHT, JPG, DAC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Tables, comments and what applications add; a scan before the size is no JPEG. */
const hasLength = (marker: number) => marker >= 0xc4 && marker !== 0xda && (marker < 0xd0 || marker > 0xd9);

const startsWith = (file: Buffer, bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte);
const endsWith = (file: Buffer, bytes: readonly number[]) => file.subarray(-TAIL_BYTES - bytes.length).includes(Buffer.from(bytes));
