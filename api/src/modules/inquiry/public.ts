/** What other modules may use of questions. */
export { findAllInquiries } from './inquiry.repository';
export { answerInquiry } from './inquiry.service';
export { qnaFile } from './qna.seed-schema';
export { seedQna } from './qna.seed';
export { answerQuestion } from './qna.service';
