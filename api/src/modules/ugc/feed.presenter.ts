import type { Feed } from '@hyangro/contracts/ugc/feed.contract';
import type { FeedRow } from './feed.repository';
import { authorOf, productOf, type Reader } from './reader';

/** Feed of the wire (E-17). A member who left keeps the text and loses the name. */
export const feedOf = ({ author, products, pins, createdAt, ...row }: FeedRow, { memCd }: Reader): Feed => ({
  ...row,
  kind: 'FEED',
  createdAt: createdAt.toISOString(),
  author: authorOf(author),
  products: products.map((product) => {
    const pin = pins.find(({ productCd }) => productCd === product.productCd);
    return { ...productOf(product), pin: pin ? { mediaIndex: pin.mediaIndex, x: pin.x, y: pin.y } : null };
  }),
  isMine: author.memCd === memCd,
  canModify: author.memCd === memCd && !row.isLocked,
});
