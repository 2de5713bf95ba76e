import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Talk, TalkAnswer } from '@hyangro/contracts/ugc/talk.contract';
import type { AnswerRow } from './answer.repository';
import { authorOf, productOf, type Reader } from './reader';
import type { TalkRow } from './talk.repository';

/** Talk of the wire (E-17). A member who left keeps the text and loses the name. */
export function talkOf(row: TalkRow, adopted: AnswerRow | undefined, reader: Reader): Talk {
  const { author, products, options, myProductCd, createdAt, ...rest } = row;
  const isMine = author.memCd === reader.memCd;
  return {
    ...rest,
    kind: 'TALK',
    createdAt: createdAt.toISOString(),
    author: authorOf(author),
    products: products.map(productOf),
    vote: row.talkType === 'VOTE' ? voteOf(options, myProductCd, isMine) : null,
    adopted: adopted ? answerOf(adopted, reader) : null,
    isMine,
    canModify: isMine && !row.isLocked,
    canAdopt: isMine && !row.isLocked,
  };
}

const voteOf = (options: TalkRow['options'], myProductCd: string | null, isMine: boolean): Talk['vote'] => ({
  options: options.map(({ productCd, voteCnt }) => ({ productCd: productCd as ProductCd, voteCnt })),
  totalCnt: options.reduce((sum, { voteCnt }) => sum + voteCnt, 0),
  myProductCd: myProductCd as ProductCd | null,
  canVote: !isMine && myProductCd === null,
});

/** Answer of the wire. */
export const answerOf = ({ author, createdAt, ugcCd: _, ...row }: AnswerRow, { memCd }: Reader): TalkAnswer => ({
  ...row,
  createdAt: createdAt.toISOString(),
  author: authorOf(author),
  isMine: author.memCd === memCd,
  canModify: author.memCd === memCd && !row.isAdopted,
});
