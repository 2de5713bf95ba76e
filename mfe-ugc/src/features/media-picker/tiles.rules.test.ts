import { aMedia } from '../../testing/samples';
import { mediaOf, tileOf, tilesWith, type Tile } from './tiles.rules';

const [a, b, c] = ['a', 'b', 'c'].map((mediaKey) => aMedia({ mediaKey })) as [
  ReturnType<typeof aMedia>,
  ReturnType<typeof aMedia>,
  ReturnType<typeof aMedia>,
];
const sending: Tile = { id: 'local-1', media: null, way: { phase: 'SENDING', progress: 0.5, isVideo: false, preview: 'blob:1' } };
const idsOf = (tiles: readonly Tile[]) => tiles.map(({ id }) => id);

test('R-UGC-04 what a form has already is left as it is', () => {
  const tiles = [tileOf(a), sending, tileOf(b)];
  expect(tilesWith(tiles, [a, b])).toBe(tiles);
  expect(mediaOf(tiles)).toEqual([a, b]);
  expect(idsOf(tilesWith(tiles, [a, c]))).toEqual(['a', 'local-1', 'c']);
});

test('R-UGC-04 photos of a draft stand behind what is on its way, and those that were dropped are gone', () => {
  expect(idsOf(tilesWith([sending], [a, b]))).toEqual(['local-1', 'a', 'b']);
  expect(idsOf(tilesWith([tileOf(a), sending, tileOf(b)], [b]))).toEqual(['local-1', 'b']);
  expect(idsOf(tilesWith([tileOf(a), sending], []))).toEqual(['local-1']);
});

test('R-UGC-04 the order of the form holds, and what is on its way keeps its place', () => {
  expect(idsOf(tilesWith([tileOf(a), sending, tileOf(b)], [b, a]))).toEqual(['b', 'local-1', 'a']);
  expect(idsOf(tilesWith([tileOf(a), tileOf(b)], [c, b, a]))).toEqual(['c', 'b', 'a']);
});

test('R-UGC-04 a photo that was sent from here keeps its place on the page', () => {
  const sent: Tile = { id: 'local-7', media: a, way: null };
  expect(idsOf(tilesWith([sent, tileOf(b)], [b, a]))).toEqual(['b', 'local-7']);
});
