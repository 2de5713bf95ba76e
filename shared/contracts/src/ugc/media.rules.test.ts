import { contentTypeOfBytes, HEAD_BYTES, POSTER_MAX_BYTES, isMediaType, mediaProblemOf, newMedia } from './media.rules';

const MB = 1024 * 1024;
const head = (...parts: (string | number)[]) => {
  const bytes = parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [part]));
  return Uint8Array.from({ length: HEAD_BYTES }, (_, n) => bytes[n] ?? 0);
};
const film = (brand: string) => head(0, 0, 0, 24, 'ftyp', brand);

test('V-MED1 a video of 50 MB passes, one byte more does not, and no other kind of video', () => {
  const problem = (contentType: string, bytes: number) => mediaProblemOf({ contentType, bytes });
  for (const type of ['video/mp4', 'video/quicktime'])
    expect([problem(type, 50 * MB), problem(type, 50 * MB + 1)]).toEqual([null, 'review.v0003']);
  expect(problem('video/x-msvideo', 1)).toBe('review.v0003');
});

test('V-MED2 photos are JPG or PNG of 10 MB at most', () => {
  const problem = (contentType: string, bytes = 1) => mediaProblemOf({ contentType, bytes });
  expect(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml', ''].map((type) => problem(type))).toEqual([
    null,
    null,
    'review.v0004',
    'review.v0004',
    'review.v0004',
    'review.v0004',
  ]);
  expect([problem('image/png', 10 * MB), problem('image/png', 10 * MB + 1)]).toEqual([null, 'media.v0001']);
  expect(isMediaType('toString')).toBe(false);
});

test('a file that is announced has bytes, and what is wrong with it is said at the file', () => {
  expect(newMedia.safeParse({ contentType: 'image/png', bytes: 0 }).success).toBe(false);
  expect(newMedia.safeParse({ contentType: 'image/gif', bytes: 5 }).error?.issues).toMatchObject([
    { path: ['file'], message: 'review.v0004' },
  ]);
  expect(newMedia.safeParse({ contentType: 'image/png', bytes: 5 }).success).toBe(true);
});

test('what a file is is told by its first bytes', () => {
  expect(contentTypeOfBytes(head(0xff, 0xd8, 0xff))).toBe('image/jpeg');
  expect(contentTypeOfBytes(head(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a))).toBe('image/png');
  expect([film('isom'), film('mp42'), film('qt  '), film('heic'), film('avif')].map(contentTypeOfBytes)).toEqual([
    'video/mp4',
    'video/mp4',
    'video/quicktime',
    null,
    null,
  ]);
  expect([head('GIF89a'), head('RIFF', 0, 0, 0, 0, 'AVI '), head('<svg '), head(0xff, 0xd8)].map(contentTypeOfBytes)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('every kind of mp4 that phones and programs write is one; the name alone, without the box of a film, is none', () => {
  const brands = ['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'M4VH', 'M4VP', 'MSNV', 'dash'];
  for (const brand of brands) expect([brand, contentTypeOfBytes(film(brand))]).toEqual([brand, 'video/mp4']);
  expect(contentTypeOfBytes(film(''))).toBeNull();
  expect([head(0, 0, 0, 24, 'moov', 'isom'), head(0, 0, 0, 24, 'moov', 'qt  ')].map(contentTypeOfBytes)).toEqual([null, null]);
});

test('the picture before a video may have 2 MB', () => expect(POSTER_MAX_BYTES).toBe(2_097_152));
