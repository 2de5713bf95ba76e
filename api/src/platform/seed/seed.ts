/** What importing content knows beside the files. */
export interface SeedContext {
  /** Moment that relative times in the files count from. */
  now: Date;
  media: MediaUrls;
}

/** Pictures of imported content, by the keys its files use. Unknown keys throw: a broken picture is found at import. */
export interface MediaUrls {
  /** URL of a picture at a width: the smallest made that is at least as wide, else the widest. WebP. */
  image(key: string, width: number): string;
  /** The same in full width; null stays null. */
  full(key: string | null | undefined): string | null;
  /** URL of a file of the media folder. */
  file(path: string): string;
}
