import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import type { Comment } from '@hyangro/contracts/ugc/comment.contract';
import type { Moderation } from '@hyangro/contracts/ugc/moderation.schemas';
import type { Talk, TalkAnswer } from '@hyangro/contracts/ugc/talk.contract';
import { anAuthor } from './samples';

export const SIGNED_IN = { isLogin: true, member: { memCd: 'M1', memNm: '하나' } as MemberDetails };

const product = (n: number): Talk['products'][number] => ({
  productCd: `P000${n}` as Talk['products'][number]['productCd'],
  brandNm: '오렐르',
  productNm: `향수 ${n}`,
  imgMainUrl: `/media/product/P000${n}-360.89a8293${n}.webp`,
});

export const aTalk = (over: Partial<Talk> = {}): Talk => ({
  ugcCd: 'TK0001',
  kind: 'TALK',
  talkType: 'QUESTION',
  title: '출근길에 뿌릴 향이 뭐가 있을까요',
  text: '너무 무겁지 않으면 좋겠어요.',
  locale: 'ko',
  author: anAuthor(),
  products: [],
  media: [],
  vote: null,
  likeCnt: 3,
  commentCnt: 0,
  answerCnt: 1,
  adopted: null,
  canAdopt: false,
  isLocked: false,
  isBest: true,
  isLiked: false,
  isMine: false,
  canModify: false,
  isEdited: false,
  moderation: null,
  createdAt: '2026-11-18T03:00:00Z',
  ...over,
});

export const aVote = (over: Partial<Talk> = {}, vote: Partial<NonNullable<Talk['vote']>> = {}): Talk =>
  aTalk({
    ugcCd: 'TK0002',
    talkType: 'VOTE',
    title: '어느 쪽이 나을까요',
    products: [product(1), product(2)],
    answerCnt: 0,
    vote: {
      options: [1, 2].map((n) => ({ productCd: product(n).productCd, voteCnt: n })),
      totalCnt: 3,
      myProductCd: null,
      canVote: true,
      ...vote,
    },
    ...over,
  });

export const anAnswer = (over: Partial<TalkAnswer> = {}): TalkAnswer => ({
  answerCd: 'AN1',
  text: '새벽 항구를 권해요.',
  locale: 'ko',
  author: anAuthor({ memCd: 'M0009' as TalkAnswer['author']['memCd'], nickname: '바다' }),
  feed: null,
  isAdopted: false,
  isMine: false,
  canModify: false,
  isEdited: false,
  moderation: null,
  createdAt: '2026-11-19T03:00:00Z',
  ...over,
});

export const aComment = (over: Partial<Comment> = {}): Comment => ({
  commentCd: 'CM1',
  text: '저도 그랬어요',
  author: anAuthor({ memCd: 'M0009' as Comment['author']['memCd'], nickname: '바다' }),
  isMine: false,
  isPostAuthor: false,
  moderation: null,
  createdAt: '2026-11-20T03:00:00Z',
  ...over,
});

export const aModeration = (over: Partial<Moderation> = {}): Moderation => ({
  state: 'BLINDED',
  cause: 'REPORTS',
  note: '',
  since: '2026-11-20T03:00:00Z',
  mayAppeal: true,
  appealedAt: null,
  ...over,
});
