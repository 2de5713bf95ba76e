import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import { amountsOf } from '@hyangro/rules/amounts';
import { earnRatePercent } from '@hyangro/rules/grades';
import { newCode } from '../../../platform/code';
import { kstDay } from '../../../platform/clock/clock';
import type { Db, Tx } from '../../../platform/db/db';
import { requestHashOf } from '../../../platform/http/idempotency';
import type { MemberContext } from '../../../platform/http/call';
import type { Refuse } from '../../../platform/http/refusal';
import type { Deps } from '../../../platform/module';
import { amountsLineOf, lineViolation, orderViolation, type Violation } from '../../cart/public';
import { takeStock } from '../../catalog/public';
import { findDefaultAddress } from '../../member/public';
import { openDestination } from '../checkout/ship-to.service';
import { hasPaidOrder } from '../order-counts.repository';
import type { OrderDeps } from '../order-payments.port';
import { insertHistory, insertOrder, insertOrderLines, findLastAddress, findWaitingHolds, upsertAddress } from '../order.repository';
import { storedAmounts } from '../stored-amounts.rules';
import { freeHolds } from './free-holds.service';
import { findPlacedOrder } from './placed-order.service';
import { reservedUntil } from './reservation.service';
import { orderLineOf } from './sold-line.rules';
import { readWantedLines, type Wanted, type WantedLine, type WantedRefusal } from './wanted-lines.service';

export interface OrderRequest extends Wanted {
  idempotencyKey: string;
}
type PlaceRefusal = Violation['refusal'] | WantedRefusal | 'IDEMPOTENCY_KEY_REUSED';
type Buyer = Parameters<typeof orderViolation>[1];
type NewOrder = Parameters<typeof insertOrder>[1];

/** Places an order and takes its pieces off the shelf, all or none (API-D12). The same key answers the same order; with another body it is refused. */
export async function placeOrder(
  { db, config, exchangeRate, payments }: OrderDeps,
  call: Pick<MemberContext<PlaceRefusal>, 'member' | 'locale' | 'now' | 'refuse'>,
  request: OrderRequest,
): Promise<{ orderCd: OrderCd }> {
  const { member, locale, now, refuse } = call;
  const { memCd } = member;
  const key = { idempotencyKey: request.idempotencyKey, requestHash: requestHashOf(request) };
  const [placed, holds, isKnownBuyer, address, rate] = await Promise.all([
    findPlacedOrder(db, call, key),
    findWaitingHolds(db, memCd, key.idempotencyKey),
    hasPaidOrder(db, memCd),
    findAddressFor(db, member),
    exchangeRate.read(),
  ]);
  if (placed) return placed;
  await freeHolds(db, payments, holds);
  const lines = await readWantedLines(db, call, request);
  refuseUnsellable(lines, { ...member, hasPaidOrder: isKnownBuyer }, config, refuse);

  const orderCd = newCode(`H${kstDay(now).replaceAll('-', '').slice(2)}-`, 8) as OrderCd;
  const earnPercent = earnRatePercent(member.grade);
  const amounts = amountsOf({ lines: lines.map(amountsLineOf), points: 0, earnPercent, exchangeRate: rate });
  const order: NewOrder = {
    orderCd,
    memCd,
    ...key,
    locale,
    orderedAt: now,
    ...storedAmounts(amounts),
    earnPercent,
    rateMain: rate.main,
    rateSub: rate.sub,
    isStockHeld: true,
    reservedUntil: reservedUntil(now),
  };
  const isNew = await db.transaction(async (tx) => {
    if (!(await writeOrder(tx, order, lines))) return false;
    if (address) await upsertAddress(tx, orderCd, address);
    // Last: every buyer of the same goods waits for these rows until the transaction ends.
    const short = await takeStock(tx, lines);
    if (short) refuse('ORDER_NO_STOCK', lines.find(({ productCd }) => productCd === short.productCd)?.productNm ?? '', short.stockCnt);
    return true;
  });
  if (isNew) return { orderCd };
  const twin = await findPlacedOrder(db, call, key);
  if (!twin) throw new Error('An order with this key was placed in the same moment and is gone.');
  return twin;
}

/** Each line by itself, then all together. */
function refuseUnsellable(lines: readonly WantedLine[], buyer: Buyer, config: Deps['config'], refuse: Refuse<Violation['refusal']>): void {
  for (const line of lines) refuseIf(lineViolation(line, lines, buyer), refuse);
  refuseIf(orderViolation(lines, buyer, config), refuse);
}

const refuseIf = (violation: Violation | null, refuse: Refuse<Violation['refusal']>) =>
  violation ? refuse(violation.refusal, ...violation.args) : undefined;

/** False when the key has an order already: then nothing is written. */
async function writeOrder(tx: Tx, order: NewOrder, lines: readonly WantedLine[]): Promise<boolean> {
  const { orderCd } = order;
  if (!(await insertOrder(tx, order))) return false;
  await insertOrderLines(
    tx,
    lines.map(({ names, quantity, cartItemCd, ...line }, at) =>
      orderLineOf({ ...line, ...names }, { orderCd, lineNo: at + 1, quantity, cartItemCd }),
    ),
  );
  await insertHistory(tx, orderCd, 'WAIT', order.orderedAt);
  return true;
}

/** Where an order of the member goes at first; null when that is unknown, or closed to the member. */
const findAddressFor = async (db: Db, member: MemberContext['member']) =>
  openDestination(member, (await findDefaultAddress(db, member.memCd)) ?? (await findLastAddress(db, member.memCd)));
