import { addFaq, changeFaq, listQuestions, removeFaq, type FaqEdit } from '../modules/help/public';
import { newCode } from '../platform/code';
import type { Db } from '../platform/db/db';
import { UsageError, type CommandCall, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { NAME_OPTIONS, needWords, prefixedTexts, textOption, wholeText } from './words';

const WORDS = {
  ...NAME_OPTIONS,
  'answer-ko': { type: 'string' },
  'answer-en': { type: 'string' },
  'answer-cn': { type: 'string' },
  top: { type: 'boolean' },
} as const;

/** Questions that many ask, and their answers. */
export const faqCommands: Commands = {
  'faq list': {
    usage: '[<category>]: questions as the page has them, those that most people ask first',
    async run({ words, terminal, database }) {
      const [category] = words.length === 0 ? [] : needWords(words, 1);
      const { items } = await listQuestions((await database()).db);
      const listed = items.filter((row) => category === undefined || row.category === category);
      if (listed.length === 0) throw new Error(`There is no question in “${category ?? ''}”.`);
      terminal.table(
        listed.map(({ faqCd, category: of, isTop, question, answer }) => ({
          faqCd,
          category: of,
          isTop,
          question: question.ko,
          answer: answer.ko,
        })),
      );
    },
  },
  'faq add': {
    usage:
      '<category> --ko <question> --en … --cn … --answer-ko <answer> --answer-en … --answer-cn … [--top]: a new question, the last of its category',
    options: WORDS,
    async run(call) {
      const [category = ''] = needWords(call.words, 1);
      const faq = { category, isTop: call.flags['top'] === true, question: wholeText(call, ''), answer: wholeText(call, 'answer-') };
      const { db } = await call.database();
      const { faqCd } = await addFaq(db, newCode('FQ'), faq, await callOf(db, category));
      call.terminal.line(`${faqCd} is among the questions.`);
    },
  },
  'faq change': {
    usage:
      '<faqCd> [--ko …] [--en …] [--cn …] [--answer-ko …] [--answer-en …] [--answer-cn …] [--category …] [--top | --no-top]: changes what is given',
    options: { ...WORDS, 'no-top': { type: 'boolean' }, category: { type: 'string' } },
    async run(call) {
      const [faqCd = ''] = needWords(call.words, 1);
      const edit = editOf(call);
      if (Object.keys(edit).length === 0) throw new UsageError('Nothing to change is given.');
      const { db } = await call.database();
      await changeFaq(db, faqCd, edit, await callOf(db, edit.category, faqCd));
      call.terminal.line(`${faqCd} is changed.`);
    },
  },
  'faq remove': {
    usage: '<faqCd>: takes a question away',
    async run({ words, terminal, database }) {
      const [faqCd = ''] = needWords(words, 1);
      const { db } = await database();
      await removeFaq(db, faqCd, await callOf(db, undefined, faqCd));
      terminal.line(`${faqCd} is gone.`);
    },
  },
};

/** In the name of who types, of one question or a category. */
async function callOf(db: Db, category = '', faqCd = '') {
  const { categories } = await listQuestions(db);
  const known = categories.map((each) => each.category).join(', ');
  return operatorCall({
    FAQ_NOT_FOUND: () => new Error(`There is no question “${faqCd}”.`),
    VALIDATION_FAILED: () => new Error(`There is no category “${category}”: ${known}.`),
  });
}

function editOf(call: CommandCall): FaqEdit {
  const { top, 'no-top': noTop } = call.flags;
  if (top === true && noTop === true) throw new UsageError('Either --top or --no-top.');
  const question = prefixedTexts(call, '');
  const answer = prefixedTexts(call, 'answer-');
  const category = textOption(call, 'category');
  return {
    ...(question && { question }),
    ...(answer && { answer }),
    ...(category !== null && { category }),
    ...((top === true || noTop === true) && { isTop: top === true }),
  };
}
