import { answerQuestion } from '../modules/inquiry/public';
import { LONGEST } from '../platform/text/longest';
import { UsageError, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { noLonger } from './words';

const LIST = `select q.qna_cd, q.product_cd, p.name->>'ko' as product, q.kind, q.is_secret, q.asked_at, q.question, q.answer
  from product_qna q join product p using (product_cd)
  where $1 or q.answer is null order by q.asked_at desc limit 200`;

/** Questions that members asked on products. */
export const qnaCommands: Commands = {
  'qna list': {
    usage: '[--all]: questions without an answer, newest first; with --all the answered ones too',
    options: { all: { type: 'boolean', default: false } },
    async run({ flags, terminal, database }) {
      const { pool } = await database();
      const { rows } = await pool.query<Record<string, unknown>>(LIST, [flags['all'] === true]);
      if (rows.length === 0) terminal.line('Every question has its answer.');
      else terminal.table(rows);
    },
  },
  'qna answer': {
    usage: '<qnaCd> "text": answers a question, or puts a better answer in its place, and tells the member',
    async run({ words: [qnaCd, ...text], terminal, database }) {
      const answer = noLonger(text.join(' ').trim(), LONGEST.text, 'The answer');
      if (!qnaCd || !answer) throw new UsageError('A question and its answer are needed.');
      const { db } = await database();
      const { by, now } = operatorCall();
      if (!(await answerQuestion(db, qnaCd, answer, by, now))) throw new Error(`There is no question “${qnaCd}”.`);
      terminal.line('Answered. The member has been told.');
    },
  },
};
