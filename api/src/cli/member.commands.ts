import { endSessions, lockByOperator, memberForOperator, unlockByOperator } from '../modules/session/public';
import { kstSqlDatetime } from '../platform/clock/clock';
import { LONGEST } from '../platform/text/longest';
import { UsageError, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { needWords, noLonger } from './words';

/** A member is named by code, login id or e-mail address. */
const WHO = '<member>';

/** Accounts of members. */
export const memberCommands: Commands = {
  'member show': {
    usage: `${WHO}: how an account stands, by code, login id or e-mail address: grade, points, sessions, locks, what was agreed to and when`,
    async run({ words, terminal, database }) {
      const [word = ''] = needWords(words, 1);
      const { member, sessions, passwordLockedUntil, consents } = await memberForOperator((await database()).db, word, operatorCall().now);
      for (const [name, value] of Object.entries({ ...member, sessions, passwordLockedUntil }))
        terminal.line(`${name}: ${value instanceof Date ? kstSqlDatetime(value) : String(value ?? '-')}`);
      terminal.table(consents.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt && kstSqlDatetime(new Date(changedAt)) })));
    },
  },
  'member lock': {
    usage: `${WHO} "reason": nobody comes in with this account until it is unlocked; its sessions end`,
    async run({ words: [word, ...text], terminal, database }) {
      const reason = noLonger(text.join(' ').trim(), LONGEST.line, 'The reason');
      if (!word || !reason) throw new UsageError('A member and a reason are needed.');
      const { by, now } = operatorCall();
      const { memCd, sessions } = await lockByOperator((await database()).db, word, reason, by, now);
      terminal.line(`${memCd} is locked; sessions ended: ${sessions}.`);
    },
  },
  'member unlock': {
    usage: `${WHO}: takes back a lock of an operator, and that of five wrong passwords`,
    async run({ words, terminal, database }) {
      const [word = ''] = needWords(words, 1);
      const { by, now } = operatorCall();
      terminal.line(`${await unlockByOperator((await database()).db, word, by, now)} is unlocked.`);
    },
  },
  'member end-sessions': {
    usage: `${WHO}: ends every session of a member, who may log in again`,
    async run({ words, terminal, database }) {
      const [word = ''] = needWords(words, 1);
      const { by, now } = operatorCall();
      const { memCd, sessions } = await endSessions((await database()).db, word, by, now);
      terminal.line(`${memCd}: sessions ended: ${sessions}.`);
    },
  },
};
