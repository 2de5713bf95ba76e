import type { Inquiry } from '@hyangro/contracts/inquiry/inquiry.contract';
import type { ResponseOf } from '@hyangro/contracts/kit/contract';
import type { Api } from '@hyangro/contracts/api';

export const anInquiry = (inquiryCd: string, values: Partial<Inquiry> = {}): Inquiry => ({
  inquiryCd,
  kind: 'DELIVERY',
  orderCd: null,
  title: `문의 ${inquiryCd}`,
  body: '두 병 가운데 한 병이 빠졌어요.',
  locale: 'ko',
  photos: [],
  createdAt: '2026-11-20T03:00:00.000Z',
  answer: null,
  answeredAt: null,
  ...values,
});

type MyQna = ResponseOf<Api['GET /mypage/qna']>['items'][number];
export const aMyQuestion = (qnaCd: string, values: Partial<MyQna> = {}): MyQna => ({
  qnaCd,
  kind: 'PRODUCT',
  isSecret: false,
  isMine: true,
  isAnswered: false,
  author: '향***',
  locale: 'ko',
  question: `질문 ${qnaCd}`,
  answer: null,
  askedAt: '2026-11-20T03:00:00.000Z',
  answeredAt: null,
  product: { productCd: 'P0001' as MyQna['product']['productCd'], brandNm: '온향', productNm: '새벽 숲', imgMainUrl: '/media/p1.webp' },
  ...values,
});

/** A page that ends here. */
export const onePageOf = <T>(...items: T[]) => ({ items, totalCount: items.length, nextCursor: null as string | null });
