import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { authorOf, type Reader } from './reader';
import type { ReviewRow } from './review.repository';

/** Review of the wire (E-17, E-18). A member who left keeps the text and loses the name; what is told of their skin is what it was then. */
export const reviewOf = (
  { author, skin, productCd, brandNm, productNm, imgMainUrl, optionNm, createdAt, place: _, ...row }: ReviewRow,
  { memCd }: Pick<Reader, 'memCd'>,
): Review => {
  const isMine = author.memCd === memCd;
  return {
    ...row,
    kind: 'REVIEW',
    createdAt: createdAt.toISOString(),
    author: { ...authorOf(author), ...skin },
    product: { productCd: productCd as ProductCd, brandNm, productNm, imgMainUrl, optionNm },
    isMine,
    canModify: isMine && isUntouched(row),
  };
};

/** Nobody liked it or commented on it: it may be changed and deleted (ST-REV-01). */
export const isUntouched = ({ likeCnt, commentCnt }: { likeCnt: number; commentCnt: number }): boolean => likeCnt === 0 && commentCnt === 0;
