import { FILM, box, filmOfBytes } from '../../../platform/testing/films';
import { filmOf } from './film.rules';

const look = (file: Buffer) => filmOf(async (at, length) => file.subarray(at, at + length), file.length);

interface Shape {
  width?: number;
  height?: number;
  handler?: string;
  isTurned?: boolean;
  inTrack?: Buffer[];
  inIndex?: Buffer[];
}
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeInt32BE(value, at * 4));
  return bytes;
};
const UNIT = 65_536;
/** A film by its boxes alone. */
function film({ width = 640, height = 360, handler = 'vide', isTurned = false, inTrack = [], inIndex = [] }: Shape = {}): Buffer[] {
  const matrix = isTurned ? [0, UNIT, 0, -UNIT, 0, 0, 0, 0, UNIT] : [UNIT, 0, 0, 0, UNIT, 0, 0, 0, UNIT];
  const tkhd = box('tkhd', Buffer.alloc(40), numbers(...matrix, width * UNIT, height * UNIT));
  const track = box('trak', tkhd, box('mdia', box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(12))), ...inTrack);
  return [box('ftyp', 'isom', Buffer.alloc(4)), box('moov', box('mvhd', Buffer.alloc(100)), track, ...inIndex), box('mdat', 'pictures')];
}
const whole = (shape?: Shape) => Buffer.concat(film(shape));

test('V-MED1 a film is known by its boxes, wherever its index stands', async () => {
  expect(await look(FILM)).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
  expect(await look(whole())).toEqual({ width: 640, height: 360, hidden: [] });
  const [ftyp, moov, mdat] = film() as [Buffer, Buffer, Buffer];
  expect(await look(Buffer.concat([ftyp, mdat, moov]))).toMatchObject({ width: 640 });
  expect(await look(filmOfBytes(FILM.length + 8))).not.toBeNull();
});

test('V-MED1 a film that was taken upright is upright', async () => {
  expect(await look(whole({ isTurned: true }))).toMatchObject({ width: 360, height: 640 });
});

test('V-MED1 sizes of 64 bits and a last box without a size are read', async () => {
  const [ftyp, moov] = film() as [Buffer, Buffer];
  const large = Buffer.concat([numbers(1), Buffer.from('mdat'), numbers(0, 24), Buffer.from('pictures')]);
  const open = Buffer.concat([numbers(0), Buffer.from('mdat'), Buffer.from('pictures')]);
  expect(await look(Buffer.concat([ftyp, moov, large]))).not.toBeNull();
  expect(await look(Buffer.concat([ftyp, moov, open]))).not.toBeNull();
});

const [FTYP, MOOV, MDAT] = film() as [Buffer, Buffer, Buffer];
test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['an avi', Buffer.from('RIFF\0\0\0\0AVI LIST')],
  ['a film that is cut off', whole().subarray(0, -1)],
  ['a film with something behind it', Buffer.concat([whole(), Buffer.from('<html>')])],
  ['a film without its first box', Buffer.concat([MOOV, MDAT])],
  ['a film without its index', Buffer.concat([FTYP, MDAT])],
  ['a film with two of them', Buffer.concat([FTYP, MOOV, MOOV, MDAT])],
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
  ['an index of more than memory should hold', Buffer.concat([FTYP, box('moov', Buffer.alloc(8 * 1024 * 1024)), MDAT])],
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
