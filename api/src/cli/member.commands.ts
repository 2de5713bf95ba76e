import { endSessions, findForOperator, lockByOperator, memCdOf, unlockByOperator } from '../modules/session/public';
import { kstSqlDatetime } from '../platform/clock/clock';
import { LONGEST } from '../platform/text/longest';
import { UsageError, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { needWords, noLonger } from './words';

/** A member is named by code, login id or e-mail address. */
const WHO = '<member>';

const seoul = (at: string | null) => at && kstSqlDatetime(new Date(at));
/** In the name of who types, of one member. */
const callOf = (who: string) =>
  operatorCall({
    MEMBER_UNKNOWN: () => new Error(`There is no member “${who}”.`),
    MEMBER_LOCKED_ALREADY: () => new Error(`${who} is locked already.`),
    MEMBER_NOT_LOCKED: () => new Error(`${who} is not locked.`),
  });

/** Accounts of members. */
export const memberCommands: Commands = {
  'member show': {
    usage: `${WHO}: how an account stands, by code, login id or e-mail address: grade, points, sessions, locks, what was agreed to and when; who looked is recorded`,
    async run({ words, terminal, database }) {
      const [word = ''] = needWords(words, 1);
      const { consents, ...account } = await findForOperator((await database()).db, word, callOf(word));
      const { joinedAt, emailConfirmedAt, passwordLockedUntil } = account;
      const times = {
        joinedAt: seoul(joinedAt),
        emailConfirmedAt: seoul(emailConfirmedAt),
        passwordLockedUntil: seoul(passwordLockedUntil),
      };
      for (const [name, value] of Object.entries({ ...account, ...times })) terminal.line(`${name}: ${String(value ?? '-')}`);
      terminal.table(consents.map(({ changedAt, ...row }) => ({ ...row, changedAt: seoul(changedAt) })));
    },
  },
  'member lock': {
    usage: `${WHO} "reason": nobody comes in with this account until it is unlocked; its sessions end`,
    async run({ words: [word, ...text], terminal, database }) {
      const reason = noLonger(text.join(' ').trim(), LONGEST.line, 'The reason');
      if (!word || !reason) throw new UsageError('A member and a reason are needed.');
      const { db } = await database();
      const memCd = await memCdOf(db, word, callOf(word));
      const { sessions } = await lockByOperator(db, memCd, reason, callOf(memCd));
      terminal.line(`${memCd} is locked; sessions ended: ${sessions}.`);
    },
  },
  'member unlock': {
    usage: `${WHO}: takes back a lock of an operator, and that of five wrong passwords`,
    async run({ words, terminal, database }) {
      const [word = ''] = needWords(words, 1);
      const { db } = await database();
      const memCd = await memCdOf(db, word, callOf(word));
      await unlockByOperator(db, memCd, callOf(memCd));
      terminal.line(`${memCd} is unlocked.`);
    },
  },
  'member end-sessions': {
    usage: `${WHO}: ends every session of a member, who may log in again`,
    async run({ words, terminal, database }) {
      const [word = ''] = needWords(words, 1);
      const { db } = await database();
      const { memCd, sessions } = await endSessions(db, await memCdOf(db, word, callOf(word)), callOf(word));
      terminal.line(`${memCd}: sessions ended: ${sessions}.`);
    },
  },
};
