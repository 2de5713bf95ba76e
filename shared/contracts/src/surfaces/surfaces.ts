/** What one remote may show inside another: `owner/name@version` to its props. */
export interface Surfaces {
  /** Rating summary, photo mosaic and first reviews of a product. */
  'ugc/review-list@1': { productCd: string; pageSize?: number };
}
export type SurfaceName = keyof Surfaces;
