import { NOTIFICATION_KINDS, isAdvertising, isShopLink } from '@hyangro/contracts/member/notification.rules';
import { SEGMENTS } from '@hyangro/contracts/operator/broadcast.contract';
import { GRADES } from '@hyangro/contracts/session/session.contract';
import { countAudience, listBroadcasts, startBroadcast, stopBroadcast, type Audience } from '../modules/broadcast/public';
import { kstSqlDatetime } from '../platform/clock/clock';
import { UsageError, type CommandCall, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { NAME_OPTIONS, needWords, seoulTime, textOption, wholeText } from './words';

const LISTED = 50;
const TO = `--all | --grade ${GRADES.join('|')} | --segment ${SEGMENTS.join('|')}`;

/** News for many members. */
export const notifyCommands: Commands = {
  notify: {
    usage: `${TO} --kind ${NOTIFICATION_KINDS.join('|')} --ko <title> --en … --cn … --body-ko <text> --body-en … --body-cn … --link /path [--at "2026-12-01 09:00"] [--dry-run]: tells them in the background; --dry-run says how many. COUPON and EVENT are advertising: to those who agreed to it, from 08:00 to 21:00`,
    options: {
      ...NAME_OPTIONS,
      all: { type: 'boolean' },
      grade: { type: 'string' },
      segment: { type: 'string' },
      kind: { type: 'string' },
      'body-ko': { type: 'string' },
      'body-en': { type: 'string' },
      'body-cn': { type: 'string' },
      link: { type: 'string' },
      at: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
    async run(call) {
      needWords(call.words, 0);
      const audience = audienceOf(call);
      const kind = oneOf(NOTIFICATION_KINDS, textOption(call, 'kind'), '--kind');
      const title = wholeText(call, '');
      const body = wholeText(call, 'body-');
      const link = textOption(call, 'link');
      if (!isShopLink(link)) throw new UsageError('--link is a path of the shop: /promotion/EV01.');
      const at = textOption(call, 'at');
      const { by, now } = operatorCall();
      const startsAt = at === null ? now : seoulTime(at);
      if (startsAt < now) throw new UsageError(`${at} is over.`);
      const { db } = await call.database();
      const { members, reached } = await countAudience(db, audience, kind, now);
      const why = isAdvertising(kind) ? 'did not agree to advertising, or turned it off' : 'turned it off';
      const numbers = `members: ${members}, told: ${reached}, ${why}: ${members - reached}`;
      if (call.flags['dry-run'] === true) return call.terminal.line(`Nobody is told yet. ${numbers}.`);
      const broadcastCd = await startBroadcast(db, { kind, title, body, link, audience, startsAt }, by, now);
      return call.terminal.line(
        `${broadcastCd} is told from ${kstSqlDatetime(startsAt)} (Asia/Seoul) on, while the shop runs. ${numbers}.`,
      );
    },
  },
  'notify list': {
    usage: `: the newest ${LISTED} news for many, and how far each has come`,
    async run({ words, terminal, database }) {
      needWords(words, 0);
      const { items } = await listBroadcasts((await database()).db, { limit: LISTED });
      if (items.length === 0) return terminal.line('Nobody has been told anything yet.');
      return terminal.table(
        items.map(({ broadcastCd, kind, title, link, audience, startsAt, told, state }) => ({
          broadcastCd,
          kind,
          title: title.ko,
          link,
          to: audience.to === 'grade' ? audience.grade : audience.to === 'segment' ? audience.segment : 'all',
          startsAt: kstSqlDatetime(new Date(startsAt)),
          told,
          state: state.toLowerCase(),
        })),
      );
    },
  },
  'notify stop': {
    usage: '<broadcastCd>: nobody else is told; who was told already keeps the news',
    async run({ words, terminal, database }) {
      const [broadcastCd = ''] = needWords(words, 1);
      const over = () => new Error(`“${broadcastCd}” is over, or there is none.`);
      const inWords = operatorCall({ BROADCAST_NOT_FOUND: over, BROADCAST_OVER: over });
      await stopBroadcast((await database()).db, broadcastCd, inWords);
      terminal.line(`${broadcastCd} is stopped.`);
    },
  },
};

/** Exactly one of them, so that nobody writes to all by leaving a word out. */
function audienceOf(call: CommandCall): Audience {
  const grade = textOption(call, 'grade');
  const segment = textOption(call, 'segment');
  if ([call.flags['all'] === true, grade !== null, segment !== null].filter(Boolean).length !== 1)
    throw new UsageError(`One of ${TO} is needed.`);
  if (grade !== null) return { grade: oneOf(GRADES, grade, '--grade') };
  return segment === null ? {} : { segment: oneOf(SEGMENTS, segment, '--segment') };
}

const oneOf = <T extends string>(values: readonly T[], word: string | null, what: string): T => {
  const found = values.find((value) => value === word);
  if (found === undefined) throw new UsageError(`${what} is one of ${values.join(', ')}.`);
  return found;
};
