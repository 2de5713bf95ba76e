import { listNotices, putNoticeOnMain } from '../modules/member/public';
import type { Commands } from './command';
import { needWords } from './words';

/** What the shop has to say; the notice that its home shows. */
export const noticeCommands: Commands = {
  'notice list': {
    usage: ': notices and events, newest first, with the one that Main shows',
    async run({ words, terminal, database }) {
      needWords(words, 0);
      terminal.table(await listNotices((await database()).db, new Date()));
    },
  },
  'notice main': {
    usage: '<noticeCd> | --none: shows this notice on Main, and no other, as long as it runs',
    options: { none: { type: 'boolean', default: false } },
    async run({ words, flags, terminal, database }) {
      const isNone = flags['none'] === true;
      const [noticeCd = null] = needWords(words, isNone ? 0 : 1);
      const { db } = await database();
      if (!(await putNoticeOnMain(db, noticeCd))) throw new Error(`There is no notice “${noticeCd}”.`);
      terminal.line(noticeCd === null ? 'Main shows no notice.' : `Main shows ${noticeCd}.`);
    },
  },
};
