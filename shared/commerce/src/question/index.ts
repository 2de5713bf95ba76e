export { Question, type QuestionWords } from './question';
