import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';

/** What is wrong with a file: a code, and the values of its text. */
export interface MediaProblem {
  code: string;
  values?: Record<string, unknown>;
}

/** A file on its way. WAITING and SENDING go on by themselves, FAILED when its member says so, REFUSED never. */
export interface Way {
  phase: 'WAITING' | 'SENDING' | 'FAILED' | 'REFUSED';
  /** 0 to 1. */
  progress: number;
  isVideo: boolean;
  /** Address of the file on this device. */
  preview: string;
  problem?: MediaProblem;
}

/** A place of the picker: a file that the server has, or one on its way. */
export interface Tile {
  id: string;
  media: PostMedia | null;
  way: Way | null;
}

/** Those that the server has, in their order: what a form sends. */
export const mediaOf = (tiles: readonly Tile[]): PostMedia[] => tiles.flatMap(({ media }) => media ?? []);

export const tileOf = (media: PostMedia): Tile => ({ id: media.mediaKey, media, way: null });

/**
 * The places as they are, with what the form has: files that it dropped are gone, those that it brings (from a draft) stand at the end, and
 * its order holds. What is on its way keeps its place.
 */
export function tilesWith(tiles: readonly Tile[], value: readonly PostMedia[]): readonly Tile[] {
  const had = mediaOf(tiles);
  if (had.length === value.length && had.every(({ mediaKey }, at) => mediaKey === value[at]?.mediaKey)) return tiles;
  const idOf = new Map(tiles.flatMap(({ id, media }) => (media ? [[media.mediaKey, id] as const] : [])));
  const wanted = value.map((media) => ({ ...tileOf(media), id: idOf.get(media.mediaKey) ?? media.mediaKey }));
  const kept = new Set(value.map(({ mediaKey }) => mediaKey));
  const places = tiles.filter(({ media }) => media === null || kept.has(media.mediaKey));
  const inPlace = places.map((tile) => (tile.media ? wanted.shift() : tile)).filter((tile) => tile !== undefined);
  return [...inPlace, ...wanted];
}
