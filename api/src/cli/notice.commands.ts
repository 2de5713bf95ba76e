import { NOTICE_TABS } from '@hyangro/contracts/help/notice.contract';
import { isShopLink } from '@hyangro/contracts/member/notification.rules';
import type { OperatorNotice } from '@hyangro/contracts/operator/notice.contract';
import { addNotice, changeNotice, listNotices, moveNotice, removeNotice, showOnMain, type NoticeEdit } from '../modules/help/public';
import { kstSqlDatetime } from '../platform/clock/clock';
import { newCode } from '../platform/code';
import { UsageError, type CommandCall, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { NAME_OPTIONS, needWords, prefixedTexts, seoulTime, textOption, wholeText } from './words';

const WORDS = {
  ...NAME_OPTIONS,
  'body-ko': { type: 'string' },
  'body-en': { type: 'string' },
  'body-cn': { type: 'string' },
  tab: { type: 'string' },
  link: { type: 'string' },
  banner: { type: 'string' },
  ends: { type: 'string' },
  pinned: { type: 'boolean' },
} as const;
const WORDS_USAGE =
  '--tab notice|event --ko <title> --en … --cn … --body-ko <text> --body-en … --body-cn … [--link /path] [--banner /media/…] [--ends "2026-12-31 23:59"] [--pinned]';

const LISTED = 200;
const STATES: Readonly<Record<OperatorNotice['state'], string>> = { SCHEDULED: 'to come', OUT: 'out', OVER: 'over' };
/** In the name of who types, of one notice. */
const callOf = (noticeCd: string | null) =>
  operatorCall({
    NOTICE_NOT_FOUND: () => new Error(`There is no notice “${noticeCd}”.`),
    NOTICE_OUT: () => new Error(`The notice “${noticeCd}” is out already.`),
    VALIDATION_FAILED: (fault) =>
      new UsageError(fault?.field === 'at' ? 'The notice ends before it is out.' : '--ends is before the notice is out.'),
  });

/** What the shop has to say; the notice that its home shows. */
export const noticeCommands: Commands = {
  'notice list': {
    usage: `: the newest ${LISTED} notices and events: those to come, that are out and that are over, with the one that Main shows`,
    async run({ words, terminal, database }) {
      needWords(words, 0);
      const { items } = await listNotices((await database()).db, { limit: LISTED }, operatorCall().now);
      terminal.table(
        items.map(({ noticeCd, tab, title, isOnMain, isPinned, state, publishedAt, endsAt }) => ({
          noticeCd,
          tab,
          title: title.ko,
          isOnMain,
          isPinned,
          state: STATES[state],
          publishedAt: kstSqlDatetime(new Date(publishedAt)),
          endsAt: endsAt && kstSqlDatetime(new Date(endsAt)),
        })),
      );
    },
  },
  'notice publish': {
    usage: `<noticeCd> | ${WORDS_USAGE}: a scheduled notice, or a new one, is out at once`,
    options: WORDS,
    run: (call) => putOut(call, null),
  },
  'notice schedule': {
    usage: `--at "2026-12-01 00:00" (<noticeCd> | the words of notice publish): is out by itself at an hour of Asia/Seoul; by its code one that is still to come is moved`,
    options: { ...WORDS, at: { type: 'string' } },
    async run(call) {
      const at = textOption(call, 'at');
      if (at === null) throw new UsageError('--at is missing.');
      const publishedAt = seoulTime(at);
      if (publishedAt <= new Date()) throw new UsageError(`${at} is over; “notice publish” is for now.`);
      await putOut(call, publishedAt);
    },
  },
  'notice change': {
    usage: '<noticeCd> [any of the words of notice publish] [--unpinned] [--endless]: changes what is given; when it was out stays',
    options: { ...WORDS, unpinned: { type: 'boolean' }, endless: { type: 'boolean' } },
    async run(call) {
      const [noticeCd = ''] = needWords(call.words, 1);
      const edit = editOf(call);
      if (call.flags['unpinned'] === true) edit.isPinned = false;
      if (call.flags['endless'] === true) edit.endsAt = null;
      if (Object.keys(edit).length === 0) throw new UsageError('Nothing to change is given.');
      await changeNotice((await call.database()).db, noticeCd, edit, callOf(noticeCd));
      call.terminal.line(`${noticeCd} is changed.`);
    },
  },
  'notice remove': {
    usage: '<noticeCd>: takes a notice away',
    async run({ words, terminal, database }) {
      const [noticeCd = ''] = needWords(words, 1);
      await removeNotice((await database()).db, noticeCd, callOf(noticeCd));
      terminal.line(`${noticeCd} is gone.`);
    },
  },
  'notice main': {
    usage: '<noticeCd> | --none: shows this notice on Main, and no other, as long as it runs',
    options: { none: { type: 'boolean', default: false } },
    async run({ words, flags, terminal, database }) {
      const isNone = flags['none'] === true;
      const [noticeCd = null] = needWords(words, isNone ? 0 : 1);
      await showOnMain((await database()).db, noticeCd, callOf(noticeCd));
      terminal.line(noticeCd === null ? 'Main shows no notice.' : `Main shows ${noticeCd}.`);
    },
  },
};

/** Out at an hour, or at once (null): one that is known by its code, or a new one. */
async function putOut(call: CommandCall, at: Date | null): Promise<void> {
  const [known] = call.words;
  const edit = editOf(call);
  if (known !== undefined) {
    needWords(call.words, 1);
    if (Object.keys(edit).length > 0) throw new UsageError('The words of a notice that stands are changed with “notice change”.');
    await moveNotice((await call.database()).db, known, at, callOf(known));
    return call.terminal.line(outText(known, at));
  }
  const { tab, isPinned = false, link = null, bannerUrl = null, endsAt = null } = edit;
  if (!tab) throw new UsageError('--tab is notice or event.');
  const words = { tab, title: wholeText(call, ''), body: wholeText(call, 'body-'), isPinned, link, bannerUrl, endsAt };
  const noticeCd = newCode('NT');
  await addNotice((await call.database()).db, noticeCd, words, at, callOf(noticeCd));
  call.terminal.line(outText(noticeCd, at));
}

const outText = (noticeCd: string, at: Date | null): string =>
  at ? `${noticeCd} is out at ${kstSqlDatetime(at)} (Asia/Seoul).` : `${noticeCd} is out.`;

/** What was typed of a notice. */
function editOf(call: CommandCall): NoticeEdit {
  const edit: NoticeEdit = {};
  const tab = textOption(call, 'tab');
  if (tab !== null) edit.tab = NOTICE_TABS.find((each) => each === tab) ?? usage(`--tab is notice or event, not “${tab}”.`);
  const title = prefixedTexts(call, '');
  if (title) edit.title = title;
  const body = prefixedTexts(call, 'body-');
  if (body) edit.body = body;
  const link = textOption(call, 'link');
  if (link !== null) edit.link = isShopLink(link) ? link : usage('--link is a path of the shop: /promotion/EV01.');
  const banner = textOption(call, 'banner');
  if (banner !== null) edit.bannerUrl = banner.startsWith('/media/') ? banner : usage('--banner is an address below /media/.');
  const ends = textOption(call, 'ends');
  if (ends !== null) edit.endsAt = seoulTime(ends);
  if (call.flags['pinned'] === true) edit.isPinned = true;
  return edit;
}

function usage(text: string): never {
  throw new UsageError(text);
}
