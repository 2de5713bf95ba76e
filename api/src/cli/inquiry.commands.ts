import { answerInquiry, findAllInquiries } from '../modules/inquiry/public';
import { kstSqlDatetime } from '../platform/clock/clock';
import { LONGEST } from '../platform/text/longest';
import { UsageError, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { needWords, noLonger } from './words';

const LISTED = 200;

/** What members ask the shop alone. */
export const inquiryCommands: Commands = {
  'inquiry list': {
    usage: `[--all]: inquiries without an answer, oldest first; with --all the newest ${LISTED} of all`,
    options: { all: { type: 'boolean', default: false } },
    async run({ words, flags, terminal, database }) {
      needWords(words, 0);
      const rows = await findAllInquiries((await database()).db, flags['all'] === true, LISTED);
      if (rows.length === 0) return terminal.line('Every inquiry has its answer.');
      return terminal.table(
        rows.map(({ inquiryCd, memCd, kind, orderCd, locale, title, body, photoKeys, createdAt, answer }) => ({
          inquiryCd,
          memCd,
          kind,
          orderCd,
          locale,
          title,
          body,
          photos: photoKeys.length,
          createdAt: kstSqlDatetime(createdAt),
          answer,
        })),
      );
    },
  },
  'inquiry answer': {
    usage: '<inquiryCd> "text": answers an inquiry, or puts a better answer in its place, and tells the member',
    async run({ words: [inquiryCd, ...text], terminal, database }) {
      const answer = noLonger(text.join(' ').replaceAll('\\n', '\n').trim(), LONGEST.text, 'The answer');
      if (!inquiryCd || !answer) throw new UsageError('An inquiry and its answer are needed.');
      const { by, now } = operatorCall();
      if (!(await answerInquiry((await database()).db, inquiryCd, answer, by, now))) throw new Error(`There is no inquiry “${inquiryCd}”.`);
      terminal.line('Answered. The member has been told.');
    },
  },
};
