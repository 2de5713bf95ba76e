import type { MemCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import type { ReviewRow } from './review.repository';

/** Review of the wire (E-17, E-18). A member who left keeps the text and loses the name. */
export const reviewOf = ({
  memCd,
  nickname,
  avatarSeed,
  skinType,
  ageBand,
  productCd,
  brandNm,
  productNm,
  imgMainUrl,
  optionNm,
  createdAt,
  ...row
}: ReviewRow): Review => ({
  ...row,
  kind: 'REVIEW',
  createdAt: createdAt.toISOString(),
  author: { memCd: memCd as MemCd, nickname: nickname ?? '', avatarSeed: avatarSeed ?? memCd, skinType, ageBand },
  product: { productCd: productCd as ProductCd, brandNm, productNm, imgMainUrl, optionNm },
});
