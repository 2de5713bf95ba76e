/** A video by its boxes (ISO/IEC 14496-12). */
export interface Film {
  /** Shape in pixels, as it is seen: turned where the phone was. */
  width: number;
  height: number;
  /** Places of the file that tell of the place, the device and the person, and show nothing. */
  hidden: readonly Place[];
}
export interface Place {
  at: number;
  length: number;
}
/** Bytes of the file; fewer at its end. */
export type ReadBytes = (at: number, length: number) => Promise<Buffer>;

/** More boxes than a film of 50 MB has: a phone writes five, a film in pieces two for each second. */
const MAX_BOXES = 600;
/** The index of a film (`moov`) stands in memory; one of 50 MB has far below one. */
const MAX_INDEX_BYTES = 8 * 1024 * 1024;
const MAX_SIDE = 8192;
const HEAD = 16;
/** Boxes for words about the film: places, devices, comments. */
const ABOUT = ['udta', 'meta', 'uuid'];

interface Box {
  type: string;
  at: number;
  /** With its head. */
  size: number;
  /** Of the head: 8 bytes, 16 where the size needs more. */
  head: number;
}

/** A whole mp4 or mov with pictures in it, else null: told by its boxes, which must fill the file to its last byte. Nothing is decoded. */
export async function filmOf(read: ReadBytes, bytes: number): Promise<Film | null> {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes;) {
    const box = boxAt(await read(at, HEAD), 0, at, bytes);
    if (!box || boxes.length === MAX_BOXES) return null;
    boxes.push(box);
    at += box.size;
  }
  const ofType = (type: string) => boxes.filter((box) => box.type === type);
  const [index, ...others] = ofType('moov');
  if (boxes[0]?.type !== 'ftyp' || !index || others.length > 0 || ofType('mdat').length === 0) return null;
  if (index.size > MAX_INDEX_BYTES) return null;
  const shape = indexOf(await read(index.at, index.size), index);
  if (!shape) return null;
  const about = boxes.filter(({ type }) => ABOUT.includes(type)).map(contentOf);
  return { ...shape, hidden: [...about, ...shape.hidden].sort((a, b) => a.at - b.at) };
}

/** Shape of the first track with pictures; null where none is sane, or a box of the index leads behind its end. */
function indexOf(bytes: Buffer, index: Box): Film | null {
  const inside = boxesIn(bytes, index, index.at);
  if (!inside || !inside.some(({ type }) => type === 'mvhd')) return null;
  const hidden = inside.filter(({ type }) => ABOUT.includes(type)).map(contentOf);
  let shape: { width: number; height: number } | null = null;
  for (const track of inside.filter(({ type }) => type === 'trak')) {
    const parts = boxesIn(bytes, track, index.at);
    if (!parts) return null;
    hidden.push(...parts.filter(({ type }) => ABOUT.includes(type)).map(contentOf));
    shape ??= shapeOf(bytes, parts, index.at);
  }
  return shape && { ...shape, hidden };
}

/** Size of a track with pictures (`tkhd`, 8.3.2): the last two numbers, in 65536ths of a pixel, behind the matrix that turns it. */
function shapeOf(bytes: Buffer, track: readonly Box[], offset: number): { width: number; height: number } | null {
  const header = track.find(({ type }) => type === 'tkhd');
  const media = track.find(({ type }) => type === 'mdia');
  const handler = media && boxesIn(bytes, media, offset)?.find(({ type }) => type === 'hdlr');
  if (!header || !handler || handler.size < handler.head + 12) return null;
  if (bytes.toString('latin1', handler.at - offset + handler.head + 8, handler.at - offset + handler.head + 12) !== 'vide') return null;
  const end = header.at - offset + header.size;
  if (header.size < header.head + 84) return null;
  const [width, height] = [bytes.readUInt32BE(end - 8) / 65536, bytes.readUInt32BE(end - 4) / 65536].map(Math.round) as [number, number];
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) return null;
  // `a` and `d` of the matrix are 0 where the picture lies on its side.
  const isTurned = bytes.readInt32BE(end - 44) === 0 && bytes.readInt32BE(end - 28) === 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** Boxes inside a box; null where one leads behind the end of it. `offset` is where `bytes` begin in the file. */
function boxesIn(bytes: Buffer, { at, size, head }: Box, offset: number): Box[] | null {
  const boxes: Box[] = [];
  const end = at + size;
  // Less than a head may be left: QuickTime ends lists with four zero bytes (its file format, "User data atoms").
  for (let next = at + head; end - next >= 8;) {
    const box = boxAt(bytes, next - offset, next, end);
    if (!box) return null;
    boxes.push(box);
    next += box.size;
  }
  return boxes;
}

/** The box whose head stands at `from`; null where it is none, or leads behind `end`. */
function boxAt(bytes: Buffer, from: number, at: number, end: number): Box | null {
  if (bytes.length < from + 8) return null;
  const type = bytes.toString('latin1', from + 4, from + 8);
  const written = bytes.readUInt32BE(from);
  const head = written === 1 ? 16 : 8;
  if (bytes.length < from + head) return null;
  // 0 is "to the end", 1 that the size stands behind the type.
  const size = written === 0 ? end - at : written === 1 ? Number(bytes.readBigUInt64BE(from + 8)) : written;
  return size < head || at + size > end ? null : { type, at, size, head };
}

const contentOf = ({ at, size, head }: Box): Place => ({ at: at + head, length: size - head });
