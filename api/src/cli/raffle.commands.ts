import { cancelRaffle, createRaffle, drawByOperator, listForOperators, showForOperators, type NewRaffle } from '../modules/raffle/public';
import { kstSqlDatetime } from '../platform/clock/clock';
import { UsageError, type CommandCall, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { NAME_OPTIONS, needWords, seoulTime, textOption, wholeNumber, wholeText } from './words';

const TIMES = ['startAt', 'endAt', 'drawnAt'] as const;
const seoulTimes = <R extends Record<(typeof TIMES)[number], Date | null>>(row: R) => ({
  ...row,
  ...Object.fromEntries(TIMES.map((name) => [name, row[name] && kstSqlDatetime(row[name])])),
});

/** Raffles: what runs, a new one, the draw. Nobody sees a seed before its draw, whoever operates the shop. */
export const raffleCommands: Commands = {
  'raffle list': {
    usage: ': raffles with their states and entries, the one that ends last first',
    async run({ words, terminal, database }) {
      needWords(words, 0);
      const rows = await listForOperators((await database()).db, operatorCall().now);
      terminal.table(rows.map(({ commitment: _commitment, ...row }) => seoulTimes(row)));
    },
  },
  'raffle show': {
    usage: '<raffleProductCd>: a raffle with its commitment, how many members have entered how often, and the winning entries once drawn',
    async run({ words, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const found = await showForOperators((await database()).db, code, operatorCall().now);
      if (!found) throw new Error(`There is no raffle “${code}”.`);
      for (const [name, value] of Object.entries(seoulTimes(found)))
        terminal.line(`${name}: ${Array.isArray(value) ? value.join(' ') || '-' : String(value ?? '-')}`);
    },
  },
  'raffle create': {
    usage:
      '--product <productCd> [--option <optionCd>] --ko <title> --en … --cn … --about-ko <text> --about-en … --about-cn … --winners <n> [--tickets 1] [--entries 1] [--shipping 0] --starts "2026-12-01 00:00" --ends "2026-12-03 00:00": a new raffle; its commitment is public from now on',
    options: {
      ...NAME_OPTIONS,
      'about-ko': { type: 'string' },
      'about-en': { type: 'string' },
      'about-cn': { type: 'string' },
      product: { type: 'string' },
      option: { type: 'string' },
      winners: { type: 'string' },
      tickets: { type: 'string', default: '1' },
      entries: { type: 'string', default: '1' },
      shipping: { type: 'string', default: '0' },
      starts: { type: 'string' },
      ends: { type: 'string' },
    },
    async run(call) {
      needWords(call.words, 0);
      const { now, by } = operatorCall();
      const raffle = raffleOf(call);
      if (raffle.startAt >= raffle.endAt) throw new UsageError('--ends is before --starts.');
      if (raffle.endAt <= now) throw new UsageError('--ends is over.');
      const { raffleProductCd, commitment } = await createRaffle((await call.database()).db, raffle, by, now);
      call.terminal.line(`${raffleProductCd} is there, under the commitment ${commitment}.`);
    },
  },
  'raffle cancel': {
    usage: '<raffleProductCd>: takes a raffle away that nobody has entered',
    async run({ words, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const { now, by } = operatorCall();
      await cancelRaffle((await database()).db, code, by, now);
      terminal.line(`${code} is gone.`);
    },
  },
  'raffle draw': {
    usage:
      '<raffleProductCd>: draws a raffle that is over at once, and tells everybody who entered; by itself that happens within a minute',
    async run({ words, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const { now, by } = operatorCall();
      const { entries, winners } = await drawByOperator((await database()).db, code, by, now);
      terminal.line(`${code} is drawn: ${winners} winners of ${entries} entries.`);
    },
  },
};

function raffleOf(call: CommandCall): NewRaffle {
  return {
    productCd: needed(call, 'product'),
    optionCd: textOption(call, 'option'),
    title: wholeText(call, ''),
    description: wholeText(call, 'about-'),
    winnersCount: positive(call, 'winners'),
    ticketCost: positive(call, 'tickets'),
    maxEntriesPerMember: positive(call, 'entries'),
    shippingFeeWon: wholeNumber(needed(call, 'shipping'), '--shipping'),
    startAt: seoulTime(needed(call, 'starts')),
    endAt: seoulTime(needed(call, 'ends')),
  };
}

function needed(call: CommandCall, name: string): string {
  const given = textOption(call, name);
  if (given === null) throw new UsageError(`--${name} is missing.`);
  return given;
}

function positive(call: CommandCall, name: string): number {
  const number = wholeNumber(needed(call, name), `--${name}`);
  if (number === 0) throw new UsageError(`--${name} is at least 1.`);
  return number;
}
