/** What the viewer shows at one place. */
export interface Viewed {
  url: string;
  isVideo: boolean;
  poster: string | null;
}
export interface ViewedList {
  items: readonly Viewed[];
  /** Index of the one that is shown first. */
  start: number;
}

/**
 * The list in the state of the history entry that leads here: `{ pictures, start }`, where a picture is its address, or a photo or video of a post
 * (`PostMedia`). Null where there is none, as at an address that was opened by itself (R-PUB-10).
 */
export function viewedOf(state: unknown): ViewedList | null {
  if (!(state instanceof Object) || !('pictures' in state) || !Array.isArray(state.pictures)) return null;
  const items = state.pictures.flatMap((picture: unknown) => viewed(picture) ?? []);
  const start = 'start' in state && Number.isInteger(state.start) ? Number(state.start) : 0;
  return items.length > 0 ? { items, start: Math.min(Math.max(0, start), items.length - 1) } : null;
}

function viewed(picture: unknown): Viewed | null {
  if (typeof picture === 'string') return { url: picture, isVideo: false, poster: null };
  if (!(picture instanceof Object) || !('url' in picture) || typeof picture.url !== 'string') return null;
  const poster = 'posterUrl' in picture && typeof picture.posterUrl === 'string' ? picture.posterUrl : null;
  return { url: picture.url, isVideo: 'type' in picture && picture.type === 'VIDEO', poster };
}
