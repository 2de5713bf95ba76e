import type { OperatorRaffle, OperatorRaffleState } from '@hyangro/contracts/operator/raffle.contract';
import { cancelRaffle, createRaffle, drawByOperator, listForOperators, showForOperators, type NewRaffle } from '../modules/raffle/public';
import { kstSqlDatetime } from '../platform/clock/clock';
import { newCode } from '../platform/code';
import { UsageError, type CommandCall, type Commands } from './command';
import { operatorCall } from './shop-deps';
import { NAME_OPTIONS, needWords, seoulTime, textOption, wholeNumber, wholeText } from './words';

const LISTED = 200;
const STATES: Readonly<Record<OperatorRaffleState, string>> = {
  SCHEDULED: 'to come',
  IN_PROGRESS: 'open',
  ENDED: 'waits for its draw',
  DRAWN: 'drawn',
};
const seoul = (at: string | null) => at && kstSqlDatetime(new Date(at));
const rowOf = ({ raffleProductCd, title, productCd, winnersCount, ticketCost, maxEntriesPerMember, ...raffle }: OperatorRaffle) => ({
  raffleProductCd,
  title: title.ko,
  productCd,
  winnersCount,
  ticketCost,
  maxEntriesPerMember,
  startAt: seoul(raffle.startAt),
  endAt: seoul(raffle.endAt),
  drawnAt: seoul(raffle.drawnAt),
  entries: raffle.entries,
  members: raffle.members,
  state: STATES[raffle.state],
});
/** In the name of who types, of one raffle. */
const callOf = (code: string) =>
  operatorCall({
    RAFFLE_NOT_FOUND: () => new Error(`There is no raffle “${code}”.`),
    RAFFLE_DRAWN: () => new Error(`${code} is drawn already.`),
  });

/** Raffles: what runs, a new one, the draw. Nobody sees a seed before its draw, whoever operates the shop. */
export const raffleCommands: Commands = {
  'raffle list': {
    usage: `: the last ${LISTED} raffles with their states and entries, the one that ends last first`,
    async run({ words, terminal, database }) {
      needWords(words, 0);
      const { items } = await listForOperators((await database()).db, { limit: LISTED }, operatorCall().now);
      terminal.table(items.map(rowOf));
    },
  },
  'raffle show': {
    usage: '<raffleProductCd>: a raffle with its commitment, how many members have entered how often, and the winning entries once drawn',
    async run({ words, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const { winners, passedOver, ...raffle } = await showForOperators((await database()).db, code, callOf(code));
      const won = winners.map(({ entryId }) => entryId).join(' ') || '-';
      for (const [name, value] of Object.entries({ ...rowOf(raffle), commitment: raffle.commitment, winners: won, passedOver }))
        terminal.line(`${name}: ${String(value ?? '-')}`);
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
      const raffle = raffleOf(call);
      const inWords = operatorCall({ VALIDATION_FAILED: (fault) => faultOf(raffle, fault?.field ?? '') });
      const { raffleProductCd, commitment } = await createRaffle((await call.database()).db, newCode('RF'), raffle, inWords);
      call.terminal.line(`${raffleProductCd} is there, under the commitment ${commitment}.`);
    },
  },
  'raffle cancel': {
    usage: '<raffleProductCd>: takes a raffle away that nobody has entered',
    async run({ words, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      await cancelRaffle((await database()).db, code, callOf(code));
      terminal.line(`${code} is gone.`);
    },
  },
  'raffle draw': {
    usage:
      '<raffleProductCd>: draws a raffle that is over at once, and tells everybody who entered; by itself that happens within a minute',
    async run({ words, terminal, database }) {
      const [code = ''] = needWords(words, 1);
      const { entries, winners } = await drawByOperator((await database()).db, code, callOf(code));
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

/** What is wrong with a new raffle, by the field that the shop refuses. */
function faultOf({ productCd, optionCd, startAt, endAt }: NewRaffle, field: string): Error {
  if (field === 'productCd') return new Error(`There is no product “${productCd}”.`);
  if (field === 'optionCd') return new Error(`${productCd} has no option “${optionCd}”.`);
  return new UsageError(startAt >= endAt ? '--ends is before --starts.' : '--ends is over.');
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
