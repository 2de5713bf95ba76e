import { LOCALES, type Locale } from '@hyangro/contracts/locales';
import type { UgcCase } from '@hyangro/contracts/operator/ugc.contract';
import { addBannedWord, ban, blind, listQueue, removeBannedWord, restore, showCase } from '../modules/moderation/public';
import { listBannedWords } from '../modules/ugc/public';
import { kstDay, kstSqlDatetime } from '../platform/clock/clock';
import { LONGEST } from '../platform/text/longest';
import { UsageError, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { needWords, noLonger, wholeNumber } from './words';

const TARGET = '<code>';
const LISTED = 200;
const isLocale = (word: string | undefined): word is Locale => LOCALES.some((locale) => locale === word);

/** The operator's words to an author, which may be none. */
const noteOf = (text: readonly string[]): string => noLonger(text.join(' ').trim(), LONGEST.line, 'The note');
const rowOf = ({ target, targetCd, memCd, state, cause, found, reportCnt, appeal, since, text }: UgcCase) => ({
  target,
  targetCd,
  memCd,
  state,
  cause,
  found,
  reports: reportCnt,
  appeal,
  since: kstSqlDatetime(new Date(since)),
  text: text.replaceAll('\n', ' ').slice(0, 80),
});

async function decided(
  targetCd: string | undefined,
  work: (code: string) => Promise<UgcCase | 'NOT_FOUND' | 'UNCHANGED'>,
): Promise<UgcCase> {
  if (!targetCd) throw new UsageError('Name a post, comment or answer by its code.');
  const answer = await work(targetCd);
  if (answer === 'NOT_FOUND') throw new Error(`There is nothing with the code “${targetCd}”.`);
  if (answer === 'UNCHANGED') throw new Error(`“${targetCd}” is so already.`);
  return answer;
}

/** What members write: reports, held words, appeals, and members who may not write. */
export const ugcCommands: Commands = {
  'ugc queue': {
    usage: ': what waits for a look, oldest first: held words and links, posts that reports put out of sight, appeals',
    async run({ words, terminal, database }) {
      needWords(words, 0);
      const items = await listQueue((await database()).db, LISTED);
      if (items.length === 0) return terminal.line('Nothing waits for a look.');
      return terminal.table(items.map(rowOf));
    },
  },
  'ugc show': {
    usage: `${TARGET}: a post, comment or answer with its reports`,
    async run({ words, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const found = await showCase((await database()).db, code);
      if (!found) throw new Error(`There is nothing with the code “${code}”.`);
      const { reports, ...rest } = found;
      for (const [name, value] of Object.entries(rest)) terminal.line(`${name}: ${String(value ?? '-')}`);
      if (reports.length > 0) terminal.table(reports);
    },
  },
  'ugc blind': {
    usage: `${TARGET} ["words to its author"]: puts it out of sight, or leaves it there; its author is told`,
    async run({ words: [code, ...text], terminal, database }) {
      const { db } = await database();
      const { targetCd } = await decided(code, (each) => blind(db, operatorCall(), each, noteOf(text)));
      terminal.line(`${targetCd} is out of sight. Its author has been told.`);
    },
  },
  'ugc restore': {
    usage: `${TARGET} ["words to its author"]: lets everybody see it; its author is told`,
    async run({ words: [code, ...text], terminal, database }) {
      const { db } = await database();
      const { targetCd } = await decided(code, (each) => restore(db, operatorCall(), each, noteOf(text)));
      terminal.line(`${targetCd} is shown. Its author has been told.`);
    },
  },
  'ugc ban': {
    usage: '<memCd> <days> ["words to the member"]: the member may write nothing for so many days; 0 ends that',
    async run({ words: [memCd, days, ...text], terminal, database }) {
      if (!memCd) throw new UsageError('Name a member by code.');
      const count = wholeNumber(days, 'The number of days');
      const until = await ban((await database()).db, operatorCall(), memCd, { days: count, note: noteOf(text) });
      if (until === undefined) throw new Error(`There is no member “${memCd}”.`);
      terminal.line(until ? `${memCd} may write again on ${kstDay(until)}.` : `${memCd} may write.`);
    },
  },
  'ugc words': {
    usage: ': words that hold what says them until somebody has looked',
    async run({ words, terminal, database }) {
      needWords(words, 0);
      terminal.table(await listBannedWords((await database()).db));
    },
  },
  'ugc add-word': {
    usage: `${LOCALES.join('|')} <word>: holds what says it from now on`,
    async run({ words, terminal, database }) {
      const [locale, word = ''] = needWords(words, 2);
      if (!isLocale(locale)) throw new UsageError(`A language is one of ${LOCALES.join(', ')}.`);
      const added = await addBannedWord((await database()).db, operatorCall(), { locale, word: noLonger(word, LONGEST.code, 'A word') });
      if (added === null) throw new Error(`“${word}” is held already, or has no letter.`);
      terminal.line(`“${added}” is held.`);
    },
  },
  'ugc remove-word': {
    usage: '<word>: holds it no more; what waits for a look goes on waiting',
    async run({ words, terminal, database }) {
      const [word = ''] = needWords(words, 1);
      if (!(await removeBannedWord((await database()).db, operatorCall(), word))) throw new Error(`“${word}” is not held.`);
      terminal.line(`“${word}” is held no more.`);
    },
  },
};
