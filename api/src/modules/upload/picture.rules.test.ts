import sharp from 'sharp';
import { isTooLarge, pictureOf } from './picture.rules';

const drawn = sharp({ create: { width: 9, height: 5, channels: 3, background: '#c66' } });
let jpeg: Buffer;
let png: Buffer;
beforeAll(async () => {
  jpeg = await drawn.clone().jpeg().toBuffer();
  png = await drawn.clone().png().toBuffer();
});
const segment = (marker: number, ...content: number[]) => Buffer.from([0xff, marker, 0, content.length + 2, ...content]);
/** Of a frame: bits, 3 lines of 2 pixels, colors. */
const SIZE = [8, 0, 3, 0, 2, 3];
/** A JPEG that ends with its size. */
const endingInSize = () => Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, 0xff, 0xd9), segment(0xc0, ...SIZE).subarray(0, 9)]);
/** The picture with something behind its begin. */
const withSegment = (...segments: Buffer[]) => Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
const behind = (file: Buffer, bytes: number) => Buffer.concat([file, Buffer.alloc(bytes, 'x')]);

test('NF-02 a JPEG and a PNG are known by their content, and their size by their header', async () => {
  expect(pictureOf(jpeg)).toEqual({ type: 'jpg', width: 9, height: 5 });
  expect(pictureOf(png)).toEqual({ type: 'png', width: 9, height: 5 });
  expect(pictureOf(await drawn.clone().jpeg({ progressive: true }).toBuffer())).toEqual({ type: 'jpg', width: 9, height: 5 });
});

test('NF-02 what a camera writes before the size is passed over, whatever it holds', () => {
  expect(pictureOf(withSegment(segment(0xe1, 0xff, 0xc0, 0, 11, ...SIZE), segment(0xfe, 0x3c, 0x62), Buffer.from([0xff])))).toEqual({
    type: 'jpg',
    width: 9,
    height: 5,
  });
});

test('NF-02 each kind of segment before the size: a frame has one, tables and what applications add are passed over, others are no picture', () => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const read = (marker: number) => pictureOf(withSegment(segment(marker, ...SIZE)))?.width ?? null;
  const tables = [0xc4, 0xc8, 0xcc, ...range(0xdb, 0xfe)];
  const frames = range(0xc0, 0xcf).filter((marker) => !tables.includes(marker));
  const expected = range(0, 0xfe).map((marker) => [marker, frames.includes(marker) ? 2 : tables.includes(marker) ? 9 : null]);
  expect(range(0, 0xfe).map((marker) => [marker, read(marker)])).toEqual(expected);
});

test('NF-02 the size of a JPEG may be its last bytes', () => {
  expect(pictureOf(endingInSize())).toEqual({ type: 'jpg', width: 2, height: 3 });
});

test.each<[string, () => Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['words', () => Buffer.from('<script>alert(1)</script>')],
  ['a page that begins like a JPEG', () => Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<script>alert(1)</script>')])],
  ['a page that begins and ends like a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('<html>'), 0xff, 0xd9])],
  ['the first bytes of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff])],
  ['begin and end of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a JPEG with another begin', () => Buffer.concat([Buffer.from([0xff, 0xd9]), jpeg.subarray(2)])],
  ['a JPEG whose segment leads to no marker', () => withSegment(segment(0xe1), Buffer.from([0, 0xc0, 0, 11, ...SIZE]))],
  ['a JPEG that ends before its size does', () => endingInSize().subarray(0, -1)],
  ['a JPEG that is cut off', () => jpeg.subarray(0, -2)],
  [
    'a JPEG without its size',
    () => Buffer.concat([jpeg.subarray(0, 2), segment(0xda, 1, 1, 0, 0, 63, 0), Buffer.from([1, 2, 0xff, 0xd9])]),
  ],
  ['a JPEG whose segment leads behind its end', () => withSegment(Buffer.from([0xff, 0xe1, 0xff, 0xff]))],
  ['a JPEG with much behind its end', () => behind(jpeg, 64 * 1024 + 1)],
  ['a PNG that is cut off', () => png.subarray(0, -8)],
  ['a PNG without its header', () => Buffer.concat([png.subarray(0, 8), png.subarray(33)])],
  ['a PNG with much behind its end', () => behind(png, 64 * 1024 + 1)],
  ['a PNG whose end has another name', () => Buffer.concat([png.subarray(0, -8), Buffer.from('IDAT'), png.subarray(-4)])],
  ['a PNG without height', () => Buffer.concat([png.subarray(0, 20), Buffer.alloc(4), png.subarray(24)])],
  ['a PNG without width', () => Buffer.concat([png.subarray(0, 16), Buffer.alloc(4), png.subarray(20)])],
  ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00')],
])('NF-02 %s is no picture', (_, file) => {
  expect(pictureOf(file())).toBeNull();
});

test('NF-02 a little behind the end is what cameras do', () => {
  expect([pictureOf(behind(jpeg, 64 * 1024)), pictureOf(behind(png, 64 * 1024))]).toMatchObject([{ type: 'jpg' }, { type: 'png' }]);
});

test.each([
  [8192, 6144, false],
  [8193, 6144, true],
  [6144, 8193, true],
  [16_384, 3_072, false],
  [3_072, 16_384, false],
  [16_385, 1, true],
  [1, 16_385, true],
  [30_000, 30_000, true],
  [2_147_483_647, 1, true],
])('NF-02 of %d x %d pixels: refused before it is decoded is %s', (width, height, isRefused) => {
  expect(isTooLarge({ width, height })).toBe(isRefused);
});
