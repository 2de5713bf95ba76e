/** What one remote may show inside another: `owner/name@version` to its props. */
export interface Surfaces {
  /** Rating summary, photo mosaic and first reviews of a product. */
  'ugc/review-list@1': { productCd: string; pageSize?: number };
  /** Feeds that show a product, in a line with their heading; nothing where there is none. */
  'ugc/feed-rail@1': { productCd: string };
  /** A member's small card: picture, name, what they say, and a button to follow them; nothing for who has left. */
  'ugc/member-card@1': { memCd: string };
  /**
   * Suggestions under a search field of the page, in a positioned form; they make the field a combobox while they are there. With `hasTerms`
   * also recent and popular terms, before anything is typed.
   */
  'catalog/search-suggestions@1': { field: HTMLInputElement; hasTerms?: boolean };
}
export type SurfaceName = keyof Surfaces;
