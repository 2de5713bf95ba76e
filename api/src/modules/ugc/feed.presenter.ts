import type { MemCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Feed } from '@hyangro/contracts/ugc/search.contract';
import type { FeedRow } from './feed.repository';

/** Feed of the wire (E-17). A member who left keeps the text and loses the name. */
export const feedOf = ({ memCd, nickname, avatarSeed, products, createdAt, isBest: _, ...row }: FeedRow): Feed => ({
  ...row,
  kind: 'FEED',
  createdAt: createdAt.toISOString(),
  author: { memCd: memCd as MemCd, nickname: nickname ?? '', avatarSeed: avatarSeed ?? memCd },
  products: products.map(({ productCd, ...names }) => ({ productCd: productCd as ProductCd, ...names })),
});
