import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import type { ResponseOf } from '@hyangro/contracts/kit/contract';
import type { Api } from '@hyangro/contracts/api';
import type { ProductQna } from '@hyangro/contracts/inquiry/qna.contract';
import type { QnaRow } from './qna.repository';

/** A question as its reader may see it: what is secret goes out to its author alone. */
export function questionOf(row: QnaRow, reader: string | null): ProductQna {
  const { qnaCd, kind, isSecret, locale, memCd, nickname, askedAt, answeredAt } = row;
  const isMine = memCd === reader;
  const isOpen = !isSecret || isMine;
  return {
    qnaCd,
    kind,
    isSecret,
    isMine,
    isAnswered: row.answer !== null,
    author: masked(nickname ?? ''),
    locale,
    question: isOpen ? row.question : null,
    answer: isOpen ? row.answer : null,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

type MyQna = ResponseOf<Api['GET /mypage/qna']>['items'][number];
/** One of the member's own questions, with its product. */
export const myQuestionOf = (row: QnaRow): MyQna => ({
  ...questionOf(row, row.memCd),
  product: { productCd: row.productCd as ProductCd, brandNm: row.brandNm, productNm: row.productNm, imgMainUrl: row.imgMainUrl },
});

/** The first letter, and a star for each of up to four others: `향***`. */
function masked(nickname: string): string {
  const [first = '', ...others] = [...nickname];
  return first + '*'.repeat(Math.min(others.length, 4));
}
