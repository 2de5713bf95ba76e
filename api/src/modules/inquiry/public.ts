/** What other modules may use of questions. */
export { qnaFile } from './qna.seed-schema';
export { seedQna } from './qna.seed';
export { answerQuestion } from './qna.service';
