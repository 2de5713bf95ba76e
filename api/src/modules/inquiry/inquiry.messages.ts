import type { News } from '../member/public';

/** Tells that the shop has answered; the words stay on the page. */
export const inquiryAnsweredNews: News = {
  kind: 'INQUIRY',
  link: '/mypage/inquiry?tab=list',
  title: { ko: '1:1 문의에 답을 드렸어요', en: 'We have answered your inquiry', cn: '您的咨询有回复了' },
  body: { ko: '문의 내역에서 답을 읽어 보세요.', en: 'Read the answer among your inquiries.', cn: '请到咨询记录里查看回复。' },
};
