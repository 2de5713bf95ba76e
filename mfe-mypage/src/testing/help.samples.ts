import type { FaqList } from '@hyangro/contracts/help/faq.contract';
import type { NoticeDetail, NoticeItem } from '@hyangro/contracts/help/notice.contract';
import type { TermsDocument } from '@hyangro/contracts/help/terms.contract';

/** A text of the shop whose second clause changed, and which a third version will follow. */
export const aText = (over: Partial<TermsDocument> = {}): TermsDocument => ({
  docCd: 'TERMS',
  version: '1.2',
  effectiveDate: '2026-12-01',
  state: 'IN_FORCE',
  title: '이용약관 (예시)',
  changes: ['제2조를 고쳤어요.'],
  sections: [
    { heading: '제1조 목적', body: '이 약관은 향로가 정합니다.', change: null, before: null },
    { heading: '제2조 회원', body: '회원은 약속합니다.', change: 'CHANGED', before: '회원은 지킵니다.' },
  ],
  removed: [],
  facts: [],
  sampleNotice: '예시 문구예요.',
  versions: [
    { version: '1.2', effectiveDate: '2026-12-01', state: 'IN_FORCE', changes: ['제2조를 고쳤어요.'] },
    { version: '1.1', effectiveDate: '2026-04-01', state: 'FORMER', changes: [] },
  ],
  ...over,
});

export const aNoticeItem = (over: Partial<NoticeItem> = {}): NoticeItem => ({
  noticeCd: 'NT005',
  tab: 'notice',
  title: '배송 안내',
  isPinned: false,
  publishedAt: '2026-11-20T00:00:00.000Z',
  endsAt: null,
  isOver: false,
  imgUrl: null,
  ...over,
});
export const aNotice = (over: Partial<NoticeDetail> = {}): NoticeDetail => ({
  ...aNoticeItem(),
  body: '첫 문단이에요.\n\n둘째 문단이에요.',
  link: null,
  previous: { noticeCd: 'NT004', title: '이전 소식' },
  next: { noticeCd: 'NT006', title: '다음 소식' },
  ...over,
});

const question = (faqCd: string, category: string, text: string): FaqList['items'][number] => ({
  faqCd,
  category,
  question: text,
  answer: `${text} 답이에요.`,
  parts: [{ text, isMatch: false }],
});
export const someFaqs = (over: Partial<FaqList> = {}): FaqList => ({
  categories: [
    { category: 'ORDER', name: '주문', count: 1 },
    { category: 'DELIVERY', name: '배송', count: 1 },
  ],
  category: null,
  items: [question('FQ1', 'DELIVERY', '얼마나 걸리나요?'), question('FQ2', 'ORDER', '어떻게 결제하나요?')],
  keyword: null,
  correctedFrom: null,
  ...over,
});
