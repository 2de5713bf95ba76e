import { OPERATOR_ROLES } from '@hyangro/contracts/operator/operator-roles';
import { addOperator, dismissOperator, findActions, listOperators } from '../modules/operator/public';
import { findMessage, findMessages, shownMessage } from '../platform/outbox/outbox-reader';
import { UsageError, type Commands } from './command';
import { cliActor } from './actor';
import { needWords, newCode, wholeNumber } from './words';

const LISTED = 100;

/** Who may use the operator calls, what was done by them or from here, and what the shop wrote to buyers. */
export const operatorCommands: Commands = {
  'operator add': {
    usage: `<code> --role ${OPERATOR_ROLES.join('|')}: a new operator; the token is shown once`,
    options: { role: { type: 'string' } },
    async run({ words, flags, terminal, database }) {
      const operatorCd = newCode(needWords(words, 1)[0]);
      const role = OPERATOR_ROLES.find((each) => each === flags['role']);
      if (!role) throw new UsageError(`--role is one of ${OPERATOR_ROLES.join(', ')}.`);
      const token = await addOperator((await database()).db, operatorCd, role, cliActor(), new Date());
      if (!token) throw new Error(`There is, or was, an operator “${operatorCd}”: codes are not given twice.`);
      terminal.line(token);
    },
  },
  'operator revoke': {
    usage: '<code>: the token of an operator works no more',
    async run({ words, terminal, database }) {
      const [operatorCd = ''] = needWords(words, 1);
      if (!(await dismissOperator((await database()).db, operatorCd, cliActor(), new Date())))
        throw new Error(`No operator “${operatorCd}” has a token that works.`);
      terminal.line(`The token of ${operatorCd} works no more.`);
    },
  },
  'operator list': {
    usage: ': operators and their roles',
    async run({ words, terminal, database }) {
      needWords(words, 0);
      terminal.table(await listOperators((await database()).db));
    },
  },
  'audit list': {
    usage: `[<code of an order, claim or operator>]: the last ${LISTED} actions of operators`,
    async run({ words: [target], terminal, database }) {
      const actions = await findActions((await database()).db, { target, limit: LISTED });
      terminal.table(actions.map((action) => ({ ...action, before: JSON.stringify(action.before), after: JSON.stringify(action.after) })));
    },
  },
  'outbox list': {
    usage: `[<code of an order or claim>]: the last ${LISTED} messages to buyers`,
    async run({ words: [target], terminal, database }) {
      const messages = await findMessages((await database()).db, { target, limit: LISTED });
      terminal.table(messages.map((row) => shownMessage(row)).map(({ text: _text, html: _html, link: _link, ...head }) => head));
    },
  },
  'outbox show': {
    usage: '<id> [--html]: a message as its reader sees it; with --html the page of a mail',
    options: { html: { type: 'boolean', default: false } },
    async run({ words, flags, terminal, database }) {
      const id = wholeNumber(needWords(words, 1)[0], 'A message');
      const row = await findMessage((await database()).db, id);
      if (!row) throw new Error(`There is no message ${id} to a buyer.`);
      const { to, title, text, html, sentAt } = shownMessage(row);
      terminal.line(flags['html'] ? (html ?? text) : [`${to} · ${sentAt ?? 'not sent yet'}`, title, '', text].join('\n'));
    },
  },
};
