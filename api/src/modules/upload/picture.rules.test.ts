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
/** The picture with something behind its begin. */
const withSegment = (...segments: Buffer[]) => Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
const behind = (file: Buffer, bytes: number) => Buffer.concat([file, Buffer.alloc(bytes, 'x')]);

test('NF-02 a JPEG and a PNG are known by their content, and their size by their header', async () => {
  expect(pictureOf(jpeg)).toEqual({ type: 'jpg', width: 9, height: 5 });
  expect(pictureOf(png)).toEqual({ type: 'png', width: 9, height: 5 });
  expect(pictureOf(await drawn.clone().jpeg({ progressive: true }).toBuffer())).toEqual({ type: 'jpg', width: 9, height: 5 });
});

test('NF-02 what a camera writes before the size is passed over, whatever it holds', () => {
  const size = [8, 0, 1, 0, 1, 3];
  expect(pictureOf(withSegment(segment(0xe1, 0xff, 0xc0, 0, 11, ...size), segment(0xfe, 0x3c, 0x62), Buffer.from([0xff])))).toEqual({
    type: 'jpg',
    width: 9,
    height: 5,
  });
});

test.each<[string, () => Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  ['words', () => Buffer.from('<script>alert(1)</script>')],
  ['a page that begins like a JPEG', () => Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<script>alert(1)</script>')])],
  ['a page that begins and ends like a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('<html>'), 0xff, 0xd9])],
  ['the first bytes of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff])],
  ['begin and end of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
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
  [16_385, 1, true],
  [1, 16_385, true],
  [30_000, 30_000, true],
  [2_147_483_647, 1, true],
])('NF-02 of %d x %d pixels: refused before it is decoded is %s', (width, height, isRefused) => {
  expect(isTooLarge({ width, height })).toBe(isRefused);
});
