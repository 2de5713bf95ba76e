import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from './scenarios';
import type { RacedShop } from './shop';

const ORDERS = 1_000;
const CRASHES = 10;
/** Demo members, one caller each: a member's next order gives the pieces of the last back. */
const CALLERS = 12;
const GOODS = 'P0005';

/**
 * Orders are placed one after the other by each caller while the API is killed again and again; what got no answer is sent again under its
 * key. Everything is read back over the API of the last start.
 */
export async function crash(shop: RacedShop, where: string): Promise<Row[]> {
  const members = Array.from({ length: CALLERS }, (_, n) => `demo${String(n + 11).padStart(2, '0')}`);
  const sessions = await Promise.all(members.map((loginId) => shop.login(loginId)));
  const before = await Promise.all(sessions.map(async (session) => (await ordersOf(shop, session)).length));
  const stockBefore = await stockOf(shop);

  let left = ORDERS;
  let done = 0;
  const acknowledged = sessions.map(() => new Map<string, string>());
  const work = async (session: string, mine: Map<string, string>) => {
    while (left-- > 0) {
      const key = randomUUID();
      const body = { items: [{ productCd: GOODS, optionCd: null, quantity: 1 }] };
      for (;;) {
        const answer = await shop.call('POST', '/orders', { session, body, key }).catch(() => null);
        if (answer?.status === 201) {
          mine.set(key, String(answer.body['orderCd']));
          break;
        }
        if (answer && answer.status < 500 && answer.status !== 409) throw new Error(`An order was answered ${answer.status}`);
        await wait(100);
      }
      done += 1;
    }
  };
  const killing = (async () => {
    for (let n = 1; n <= CRASHES; n += 1) {
      while (done < (n * ORDERS) / (CRASHES + 1)) await wait(5);
      await shop.crash();
      await shop.start();
    }
  })();
  await Promise.all([killing, ...sessions.map((session, at) => work(session, acknowledged[at] ?? new Map()))]);

  let [lost, halfWritten, twice, held] = [0, 0, 0, 0];
  for (const [at, session] of sessions.entries()) {
    const orders = await ordersOf(shop, session);
    const mine = acknowledged[at] ?? new Map<string, string>();
    const codes = new Set(orders.map(({ orderCd }) => orderCd));
    lost += [...mine.values()].filter((orderCd) => !codes.has(orderCd)).length;
    twice += orders.length - (before[at] ?? 0) - mine.size;
    for (const orderCd of mine.values()) {
      const { body } = await shop.call('GET', `/orders/${orderCd}`, { session });
      const { lines, amounts, history, reservedUntil } = body as unknown as OrderBody;
      const [line] = lines;
      const isWhole = lines.length === 1 && history.length === 1 && amounts.goods === (line?.salePrice ?? 0) * (line?.quantity ?? 0);
      if (!isWhole) halfWritten += 1;
      if (reservedUntil !== null) held += line?.quantity ?? 0;
    }
  }
  const stock = await stockOf(shop);
  const row = (what: string, got: number | string, must: number | string): Row => ({
    what,
    got: String(got),
    must: String(must),
    isHeld: String(got) === String(must),
  });
  return [
    row(`${CRASHES} times kill -9 in ${ORDERS} orders, ${where}: acknowledged orders lost`, lost, 0),
    row('  half-written', halfWritten, 0),
    row('  placed twice for one key', twice, 0),
    row('  pieces on the shelf and held by orders', stock + held, stockBefore),
  ];
}

interface OrderBody {
  orderCd: string;
  lines: { salePrice: number; quantity: number }[];
  amounts: { goods: number };
  history: unknown[];
  reservedUntil: string | null;
}

async function ordersOf(shop: RacedShop, session: string): Promise<{ orderCd: string }[]> {
  const orders: { orderCd: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await shop.call('GET', `/orders?limit=50${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, { session });
    orders.push(...(body['items'] as { orderCd: string }[]));
    cursor = body['nextCursor'] as string | null;
  }
  return orders;
}
const stockOf = async (shop: RacedShop): Promise<number> => Number((await shop.call('GET', `/product/${GOODS}`)).body['stockCnt']);
