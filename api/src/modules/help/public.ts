/** What other modules may use of the shop's texts: notices, questions with answers, terms. */
export { addFaq, changeFaq, listQuestions, removeFaq, type FaqEdit } from './faq-operations.service';
export { faqFile, noticesFile, termsFile } from './help.seed-schema';
export { seedHelp } from './help.seed';
export { addNotice, changeNotice, listNotices, moveNotice, removeNotice, showOnMain, type NoticeEdit } from './notice-operations.service';
export { findMainNotice } from './notice.repository';
