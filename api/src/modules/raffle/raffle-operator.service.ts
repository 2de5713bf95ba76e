import { kstSqlDatetime } from '../../platform/clock/clock';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import type { Text } from '../../platform/locale/text';
import { record } from '../operator/public';
import { commit, drawWinners, findDraw } from './raffle.repository';
import { deleteRaffle, findForOperators, insertRaffle, isOptionOf, lockRaffle, type OperatorRow } from './raffle-operator.repository';
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
type State = 'to come' | 'open' | 'waits for its draw' | 'drawn';
const stateOf = ({ startAt, endAt, drawnAt }: OperatorRow, now: Date): State =>
  drawnAt ? 'drawn' : now < startAt ? 'to come' : now < endAt ? 'open' : 'waits for its draw';

/** All raffles, the one that ends last first, with their states. */
export const listForOperators = async (db: Db, now: Date): Promise<(OperatorRow & { state: State })[]> =>
  (await findForOperators(db)).map((row) => ({ ...row, state: stateOf(row, now) }));

/** One raffle with what its draw has published; null for an unknown code. */
export async function showForOperators(db: Db, raffleProductCd: string, now: Date) {
  const [row] = await findForOperators(db, raffleProductCd);
  if (!row) return null;
  const draw = row.drawnAt ? await findDraw(db, raffleProductCd) : undefined;
  return { ...row, state: stateOf(row, now), winners: draw?.winnerEntryIds ?? [], passedOver: draw?.passedOver.length ?? 0 };
}

/** A new raffle under its commitment; answers both codes. Throws where the product or its option is unknown. */
export const createRaffle = (
  db: RootDb,
  raffle: NewRaffle,
  by: Actor,
  now: Date,
): Promise<{ raffleProductCd: string; commitment: string }> =>
  db.transaction(async (tx) => {
    const { productCd, optionCd, winnersCount, ticketCost, startAt, endAt } = raffle;
    if (!(await isOptionOf(tx, productCd, optionCd)))
      throw new Error(optionCd === null ? `There is no product “${productCd}”.` : `${productCd} has no option “${optionCd}”.`);
    const raffleProductCd = newCode('RF');
    await insertRaffle(tx, { ...raffle, raffleProductCd });
    const commitment = await commit(tx, raffleProductCd);
    const after = { productCd, winnersCount, ticketCost, startAt: kstSqlDatetime(startAt), endAt: kstSqlDatetime(endAt), commitment };
    await record(tx, by, { action: 'raffle.create', target: raffleProductCd, after }, now);
    return { raffleProductCd, commitment };
  });

/** Takes a raffle away that nobody has entered. Throws otherwise: who has given a ticket is owed the draw. */
export const cancelRaffle = (db: RootDb, raffleProductCd: string, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await known(tx, raffleProductCd);
    if (row.drawnAt) throw new Error(`${raffleProductCd} is drawn.`);
    if (row.entryCount > 0) throw new Error(`${raffleProductCd} has been entered ${row.entryCount} times: it is drawn at its end.`);
    await deleteRaffle(tx, raffleProductCd);
    await record(tx, by, { action: 'raffle.cancel', target: raffleProductCd, before: { productCd: row.productCd } }, now);
  });

/** Draws a raffle that is over, as the job would within a minute. Throws before its end, and where it is drawn already. */
export const drawByOperator = (db: RootDb, raffleProductCd: string, by: Actor, now: Date): Promise<{ entries: number; winners: number }> =>
  db.transaction(async (tx) => {
    const row = await known(tx, raffleProductCd);
    if (row.drawnAt) throw new Error(`${raffleProductCd} is drawn already.`);
    if (now < row.endAt) throw new Error(`${raffleProductCd} takes entries until ${kstSqlDatetime(row.endAt)} (Asia/Seoul).`);
    const drawn = await drawWinners(tx, raffleProductCd, now);
    if (drawn) await tellDrawn(tx, raffleProductCd, drawn, now);
    const published = await findDraw(tx, raffleProductCd);
    const after = { entries: published?.entryIds.length ?? 0, winners: published?.winnerEntryIds.length ?? 0 };
    await record(tx, by, { action: 'raffle.draw', target: raffleProductCd, after }, now);
    return after;
  });

async function known(tx: Db, raffleProductCd: string) {
  const row = await lockRaffle(tx, raffleProductCd);
  if (!row) throw new Error(`There is no raffle “${raffleProductCd}”.`);
  return row;
}
