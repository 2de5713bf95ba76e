import { isDeepStrictEqual } from 'node:util';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { Facts } from '@hyangro/contracts/operator/operator.contract';
import type { OperatorRaffle } from '@hyangro/contracts/operator/raffle.contract';
import { kstSqlDatetime } from '../../platform/clock/clock';
import type { Db, RootDb, Tx } from '../../platform/db/db';
import type { OperatorContext } from '../../platform/http/call';
import type { Refuse } from '../../platform/http/refusal';
import type { Text } from '../../platform/locale/text';
import { record, textFacts } from '../operator/public';
import { operatorRaffleOf } from './raffle-operator.presenter';
import {
  countChances,
  deleteRaffle,
  findOwners,
  findRafflePage,
  findTerms,
  insertRaffle,
  isOptionOf,
  isProduct,
  lockRaffle,
  updateRaffle,
  type RaffleTerms,
} from './raffle-operator.repository';
import { commit, drawWinners, findDraw } from './raffle.repository';
import { tellDrawn } from './raffle.service';

export interface NewRaffle {
  productCd: string;
  optionCd: string | null;
  title: Text;
  description: Text;
  winnersCount: number;
  /** Tickets of one entry. */
  ticketCost: number;
  maxEntriesPerMember: number;
  shippingFeeWon: number;
  startAt: Date;
  endAt: Date;
}
type Call<R extends RefusalName> = Pick<OperatorContext<R>, 'by' | 'now' | 'refuse'>;

/** A page of raffles, the one that ends last first. */
export async function listForOperators(db: Db, page: { cursor?: string | undefined; limit: number }, now: Date) {
  const { rows, nextCursor } = await findRafflePage(db, page);
  return { items: await shown(db, rows, now), nextCursor };
}

/** One raffle; what its draw has published, and whose the winning entries are. */
export async function showForOperators(db: Db, raffleProductCd: string, { now, refuse }: Pick<Call<'RAFFLE_NOT_FOUND'>, 'now' | 'refuse'>) {
  const row = (await findTerms(db, raffleProductCd)) ?? refuse('RAFFLE_NOT_FOUND');
  const draw = row.drawnAt ? await findDraw(db, raffleProductCd) : undefined;
  const winnerEntryIds = draw?.winnerEntryIds ?? [];
  const owners = new Map((await findOwners(db, raffleProductCd, winnerEntryIds)).map(({ entryId, memCd }) => [entryId, memCd]));
  return {
    ...(await shownOne(db, row, now)),
    winners: winnerEntryIds.flatMap((entryId) => {
      const memCd = owners.get(entryId);
      return memCd === undefined ? [] : [{ entryId, memCd }];
    }),
    passedOver: draw?.passedOver.length ?? 0,
  };
}

/**
 * A new raffle under its commitment. The same under a code that has it changes nothing; another one is RAFFLE_CODE_TAKEN. VALIDATION_FAILED
 * names `productCd` or `optionCd` where there is none, and `endAt` that is over or not behind the start.
 */
export const createRaffle = (
  db: RootDb,
  raffleProductCd: string,
  raffle: NewRaffle,
  { by, now, refuse }: Call<'RAFFLE_CODE_TAKEN' | 'VALIDATION_FAILED'>,
): Promise<OperatorRaffle> =>
  db.transaction(async (tx) => {
    const isKnown = (await findTerms(tx, raffleProductCd)) !== undefined;
    if (!isKnown) await check(tx, raffle, now, refuse);
    if (!isKnown && (await insertRaffle(tx, { ...raffle, raffleProductCd }))) {
      const commitment = await commit(tx, raffleProductCd);
      const { productCd, winnersCount, ticketCost, startAt, endAt } = raffle;
      const after = { ...factsOf({ productCd, winnersCount, ticketCost, startAt, endAt }), commitment };
      await record(tx, by, { action: 'raffle.create', target: raffleProductCd, after }, now);
    }
    const row = await findTerms(tx, raffleProductCd);
    if (!row || !isDeepStrictEqual({ ...row, ...raffle }, row)) return refuse('RAFFLE_CODE_TAKEN');
    return shownOne(tx, row, now);
  });

/** What is given of each language takes the place of what was there. */
export interface RaffleEdit extends Partial<Omit<NewRaffle, 'title' | 'description'>> {
  title?: Partial<Text>;
  description?: Partial<Text>;
}
/** Changes what is given of a raffle that nobody could enter yet. Refuses as `createRaffle` does, and RAFFLE_OPENED from its start on. */
export const changeRaffle = (
  db: RootDb,
  raffleProductCd: string,
  { title, description, ...rest }: RaffleEdit,
  { by, now, refuse }: Call<'RAFFLE_NOT_FOUND' | 'RAFFLE_OPENED' | 'VALIDATION_FAILED'>,
): Promise<OperatorRaffle> =>
  db.transaction(async (tx) => {
    const row = (await lockRaffle(tx, raffleProductCd)) ?? refuse('RAFFLE_NOT_FOUND');
    if (row.startAt <= now || row.drawnAt || row.entryCount > 0) refuse('RAFFLE_OPENED');
    const change: Partial<NewRaffle> = {
      ...rest,
      ...(title && { title: { ...row.title, ...title } }),
      ...(description && { description: { ...row.description, ...description } }),
    };
    const changed = { ...row, ...change };
    await check(tx, changed, now, refuse);
    await updateRaffle(tx, raffleProductCd, change);
    const was: Partial<NewRaffle> = Object.fromEntries((Object.keys(change) as (keyof NewRaffle)[]).map((name) => [name, row[name]]));
    const facts = { before: factsOf(was), after: factsOf(change) };
    await record(tx, by, { action: 'raffle.change', target: raffleProductCd, ...facts }, now);
    return shownOne(tx, changed, now);
  });

/** Takes a raffle away that nobody has entered; who has given a ticket is owed the draw. */
export const cancelRaffle = (
  db: RootDb,
  raffleProductCd: string,
  { by, now, refuse }: Call<'RAFFLE_NOT_FOUND' | 'RAFFLE_DRAWN' | 'RAFFLE_ENTERED'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = (await lockRaffle(tx, raffleProductCd)) ?? refuse('RAFFLE_NOT_FOUND');
    if (row.drawnAt) refuse('RAFFLE_DRAWN');
    if (row.entryCount > 0) refuse('RAFFLE_ENTERED', row.entryCount);
    await deleteRaffle(tx, raffleProductCd);
    await record(tx, by, { action: 'raffle.cancel', target: raffleProductCd, before: { productCd: row.productCd } }, now);
  });

/** Draws a raffle that is over, as the job would within a minute; once, whoever else draws it. */
export const drawByOperator = (
  db: RootDb,
  raffleProductCd: string,
  { by, now, refuse }: Call<'RAFFLE_NOT_FOUND' | 'RAFFLE_DRAWN' | 'RAFFLE_TAKES_ENTRIES'>,
): Promise<{ entries: number; winners: number }> =>
  db.transaction(async (tx) => {
    const row = (await lockRaffle(tx, raffleProductCd)) ?? refuse('RAFFLE_NOT_FOUND');
    if (row.drawnAt) refuse('RAFFLE_DRAWN');
    if (now < row.endAt) refuse('RAFFLE_TAKES_ENTRIES', kstSqlDatetime(row.endAt));
    const drawn = await drawWinners(tx, raffleProductCd, now);
    if (drawn) await tellDrawn(tx, raffleProductCd, drawn, now);
    const published = await findDraw(tx, raffleProductCd);
    const after = { entries: published?.entryIds.length ?? 0, winners: published?.winnerEntryIds.length ?? 0 };
    await record(tx, by, { action: 'raffle.draw', target: raffleProductCd, after }, now);
    return after;
  });

async function shown(db: Db, rows: readonly RaffleTerms[], now: Date): Promise<OperatorRaffle[]> {
  const codes = rows.map(({ raffleProductCd }) => raffleProductCd);
  const chances = new Map((await countChances(db, codes)).map((row) => [row.raffleProductCd, row]));
  return rows.map((row) => operatorRaffleOf(row, chances.get(row.raffleProductCd), now));
}
async function shownOne(db: Db, row: RaffleTerms, now: Date): Promise<OperatorRaffle> {
  const [chances] = await countChances(db, [row.raffleProductCd]);
  return operatorRaffleOf(row, chances, now);
}

const OTHER_VALUE = 'validation.v0021';
async function check(
  tx: Tx,
  { productCd, optionCd, startAt, endAt }: NewRaffle,
  now: Date,
  refuse: Refuse<'VALIDATION_FAILED'>,
): Promise<void> {
  const refuseField = (field: keyof NewRaffle) => refuse('VALIDATION_FAILED', { field, code: OTHER_VALUE });
  if (!(await isProduct(tx, productCd))) refuseField('productCd');
  if (optionCd !== null && !(await isOptionOf(tx, productCd, optionCd))) refuseField('optionCd');
  if (endAt <= startAt || endAt <= now) refuseField('endAt');
}

function factsOf({ title, description, startAt, endAt, ...rest }: Partial<NewRaffle>): Facts {
  return {
    ...rest,
    ...textFacts('title', title),
    ...textFacts('description', description),
    ...(startAt && { startAt: kstSqlDatetime(startAt) }),
    ...(endAt && { endAt: kstSqlDatetime(endAt) }),
  };
}
