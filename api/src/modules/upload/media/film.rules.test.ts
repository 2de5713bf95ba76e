import { FILM, box, filmOfBytes } from '../../../platform/testing/films';
import { filmOf } from './film.rules';

const look = (file: Buffer) => filmOf(async (at, length) => file.subarray(at, at + length), file.length);

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeInt32BE(value, at * 4));
  return bytes;
};
const UNIT = 65_536;
/** How a picture is turned: `a` and `d` are the first and the fifth number. */
const UPRIGHT = [UNIT, 0, 0, 0, UNIT, 0, 0, 0, UNIT];
const MVHD = box('mvhd', Buffer.alloc(100));
const tkhd = (width = 640, height = 360, matrix = UPRIGHT) =>
  box('tkhd', Buffer.alloc(40), numbers(...matrix, width * UNIT, height * UNIT));
const TKHD = tkhd();
const hdlr = (kind: string) => box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(12));
const HDLR = hdlr('vide');

interface Shape {
  width?: number;
  height?: number;
  matrix?: number[];
  handler?: string;
  inTrack?: Buffer[];
  inIndex?: Buffer[];
}
/** A film by its boxes alone. */
function film({ width, height, matrix, handler = 'vide', inTrack = [], inIndex = [] }: Shape = {}): Buffer[] {
  const track = box('trak', tkhd(width, height, matrix), box('mdia', hdlr(handler)), ...inTrack);
  return [box('ftyp', 'isom', Buffer.alloc(4)), box('moov', MVHD, track, ...inIndex), box('mdat', 'pictures')];
}
const whole = (shape?: Shape) => Buffer.concat(film(shape));
const [FTYP, MOOV, MDAT] = film() as [Buffer, Buffer, Buffer];
/** The film with these boxes in its index alone, or in its only track. */
const withIndex = (...inside: Buffer[]) => Buffer.concat([FTYP, box('moov', ...inside), MDAT]);
const withTrack = (...inside: Buffer[]) => withIndex(MVHD, box('trak', ...inside));

test('V-MED1 a film is known by its boxes, wherever its index stands', async () => {
  expect(await look(FILM)).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
  expect(await look(whole())).toEqual({ width: 640, height: 360, hidden: [] });
  expect(await look(Buffer.concat([FTYP, MDAT, MOOV]))).toMatchObject({ width: 640 });
  expect(await look(filmOfBytes(FILM.length + 8))).not.toBeNull();
});

test('V-MED1 a film that was taken upright is upright', async () => {
  expect(await look(whole({ matrix: [0, UNIT, 0, -UNIT, 0, 0, 0, 0, UNIT] }))).toMatchObject({ width: 360, height: 640 });
  const leaning = [
    [0, UNIT, 0, -UNIT, UNIT, 0, 0, 0, UNIT],
    [UNIT, UNIT, 0, -UNIT, 0, 0, 0, 0, UNIT],
  ];
  for (const matrix of leaning) expect(await look(whole({ matrix }))).toMatchObject({ width: 640, height: 360 });
});

test.each([1, 8_192])('V-MED1 a film may have sides of %d pixels', async (side) => {
  expect(await look(whole({ width: side }))).toMatchObject({ width: side, height: 360 });
  expect(await look(whole({ height: side }))).toMatchObject({ width: 640, height: side });
});

test('V-MED1 the header of a track is found behind other boxes, and its kind in the last bytes of a box', async () => {
  const short = box('hdlr', Buffer.alloc(8), 'vide');
  expect(await look(withTrack(box('edts', Buffer.alloc(100)), TKHD, box('mdia', short)))).toMatchObject({ width: 640, height: 360 });
});

test('V-MED1 an index may fill the memory that is set aside for it, and no byte more', async () => {
  const withIndexOf = (bytes: number) => look(whole({ inIndex: [box('free', Buffer.alloc(bytes - MOOV.length - 8))] }));
  const most = 8 * 1024 * 1024;
  expect([await withIndexOf(most), await withIndexOf(most + 1)]).toMatchObject([{ width: 640 }, null]);
});

test('V-MED1 sizes of 64 bits and a last box without a size are read', async () => {
  const large = Buffer.concat([numbers(1), Buffer.from('mdat'), numbers(0, 24), Buffer.from('pictures')]);
  const open = Buffer.concat([numbers(0), Buffer.from('mdat'), Buffer.from('pictures')]);
  expect(await look(Buffer.concat([FTYP, MOOV, large]))).not.toBeNull();
  expect(await look(Buffer.concat([FTYP, MOOV, open]))).not.toBeNull();
  const index = Buffer.concat([numbers(1), Buffer.from('moov'), numbers(0, MOOV.length + 8), MOOV.subarray(8)]);
  expect(await look(Buffer.concat([FTYP, index, large]))).toMatchObject({ width: 640, height: 360 });
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['an avi', Buffer.from('RIFF\0\0\0\0AVI LIST')],
  ['a film that is cut off', whole().subarray(0, -1)],
  ['a film with something behind it', Buffer.concat([whole(), Buffer.from('<html>')])],
  ['a film without its first box', Buffer.concat([MOOV, MDAT])],
  ['a film without its index', Buffer.concat([FTYP, MDAT])],
  ['a film with two of them', Buffer.concat([FTYP, MOOV, MOOV, MDAT])],
  ['a film whose index has no header', withIndex(box('trak', TKHD, box('mdia', HDLR)))],
  ['a track without its header', withTrack(box('mdia', HDLR))],
  ['a track whose header is short', withTrack(box('tkhd', TKHD.subarray(9)), box('mdia', HDLR))],
  ['a track without its media', withTrack(TKHD)],
  ['a track whose media are of no kind', withTrack(TKHD, box('mdia', box('free')))],
  ['a track whose kind is cut off', withTrack(TKHD, box('mdia', box('hdlr', Buffer.alloc(8), 'vid'), 'e'))],
  ['a track whose media lead behind their end', withTrack(TKHD, box('mdia', HDLR, numbers(64), 'udta'))],
  ['a film with less behind it than a size', Buffer.concat([whole(), Buffer.alloc(3)])],
  ['a film whose last box ends before its size of 64 bits', Buffer.concat([whole(), numbers(1), Buffer.from('free')])],
  ['a film with a box that is smaller than its head', Buffer.concat([whole(), numbers(4), box('free')])],
  ['a film without pictures', Buffer.concat([FTYP, MOOV])],
  ['a sound', whole({ handler: 'soun' })],
  ['a film without width', whole({ width: 0 })],
  ['a film without height', whole({ height: 0 })],
  ['a film as wide as no screen', whole({ width: 8_193 })],
  ['a film as high as no screen', whole({ height: 8_193 })],
  ['an index whose box leads behind its end', whole({ inIndex: [numbers(64), Buffer.from('udta')] })],
  ['a track whose box leads behind its end', whole({ inTrack: [numbers(64), Buffer.from('udta')] })],
  ['a box that is smaller than its head', Buffer.concat([FTYP, MOOV, MDAT, numbers(7), Buffer.from('free')])],
  ['more boxes than a film has', Buffer.concat([...film(), ...Array.from({ length: 600 }, () => box('free'))])],
  ['an index of zeros', Buffer.concat([FTYP, box('moov', Buffer.alloc(64)), MDAT])],
])('V-MED1 %s is no video', async (_, file) => {
  expect(await look(file)).toBeNull();
});

test('NF-02 what tells of place, device and person is found wherever it stands: in the file, the index and a track', async () => {
  const secret = box('udta', box('©xyz', '+37.5/'));
  const parts = [...film({ inIndex: [secret], inTrack: [box('meta', '+37.5/')] }), box('uuid', '+37.5/')];
  const file = Buffer.concat(parts);
  const { hidden = [] } = (await look(file)) ?? {};
  for (const { at, length } of hidden) file.fill(0, at, at + length);
  expect([hidden.length, file.includes('+37.5/'), file.includes('pictures')]).toEqual([3, false, true]);
  expect(hidden.map(({ at }) => at)).toEqual(hidden.map(({ at }) => at).sort((a, b) => a - b));
  // A list of QuickTime may end in four zero bytes.
  expect(await look(whole({ inIndex: [Buffer.alloc(4)] }))).not.toBeNull();
});
