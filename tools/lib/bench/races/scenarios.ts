import { randomUUID } from 'node:crypto';
import { numberOf, reset, stockOf } from './members';
import { CALLERS, cpuPerOrder, ORDERS } from './cpu-per-order';
import { guessCode, guessFromOneAddress, guessPassword, type Guessed } from './guesses';
import { cpuPerPage, insertLongLists, PAGES } from './pages';
import { GOODS, one, place, type Race } from './race';
import type { Answer } from './shop';

/** One line of the table: what happened, and what must. */
export interface Row {
  what: string;
  got: string;
  must: string;
  isHeld: boolean;
}
const row = (what: string, got: string, must: string): Row => ({ what, got, must, isHeld: got === must });
const accepted = (answers: readonly Answer[], status: number) => answers.filter((answer) => answer.status === status).length;
async function buyers(race: Race): Promise<Row[]> {
  const ROUNDS = 10;
  const sold: number[] = [];
  const left: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await reset(race.db, GOODS, 10);
    const answers = await Promise.all(race.members.slice(0, 200).map((session) => place(race, session, [one()])));
    sold.push(accepted(answers, 201));
    left.push(await stockOf(race.db, GOODS));
  }
  const always = (n: number) => Array.from({ length: ROUNDS }, () => n).join(' ');
  return [
    row('200 buyers at once of 10 pieces, 10 runs: orders', sold.join(' '), always(10)),
    row('  pieces left', left.join(' '), always(0)),
  ];
}

async function cart(race: Race): Promise<Row[]> {
  await reset(race.db, GOODS, 10);
  const lines = [one(), one(2)];
  const answers = await Promise.all(race.members.slice(0, 50).map((session) => place(race, session, lines)));
  return [
    row('50 carts at once with two lines of the same goods, 3 pieces together, of 10: orders', String(accepted(answers, 201)), '3'),
    row('  pieces left', String(await stockOf(race.db, GOODS)), '1'),
  ];
}

async function key(race: Race): Promise<Row[]> {
  await reset(race.db, GOODS, 50);
  const { shop, members } = race;
  const [session] = members;
  const twenty = (call: () => Promise<Answer>) => Promise.all(Array.from({ length: 20 }, call));
  const answersOf = (answers: readonly Answer[]) => String(new Set(answers.map((answer) => JSON.stringify(answer))).size);
  const name = randomUUID();
  const placed = await twenty(() => place(race, session, [one()], name));
  const orderCd = String(placed[0]?.body['orderCd']);
  const startKey = randomUUID();
  const started = await twenty(() => shop.call('POST', `/orders/${orderCd}/pay`, { session, body: { payMethod: 'CARD' }, key: startKey }));
  const paymentKey = String(started[0]?.body['redirectUrl']).split('/').at(-1) ?? '';
  await shop.approve(paymentKey);
  const confirmKey = randomUUID();
  const paid = await twenty(() => shop.call('POST', `/orders/${orderCd}/pay/confirm`, { session, body: { paymentKey }, key: confirmKey }));
  return [
    row(
      '20 submits at once with one key: orders',
      String(await numberOf(race.db, "select count(*) as n from orders where mem_cd = 'R0'")),
      '1',
    ),
    row('  different answers', answersOf(placed), '1'),
    row(
      '20 presses on pay with one key: payments',
      String(await numberOf(race.db, 'select count(*) as n from payment where order_cd = $1', [orderCd])),
      '1',
    ),
    row('  different answers', answersOf(started), '1'),
    row(
      '20 returns from the provider with one key: charges',
      String(await numberOf(race.db, 'select charge_count as n from test_provider_payment where payment_key = $1', [paymentKey])),
      '1',
    ),
    row('  different answers', `${answersOf(paid)} ${String(paid[0]?.body['status'])}`, '1 PAID'),
  ];
}

async function points(race: Race): Promise<Row[]> {
  await reset(race.db, GOODS, 100);
  const { shop, members } = race;
  const session = members[1];
  await race.db.query("update member set points = 1000 where mem_cd = 'R1'");
  const orders: string[] = [];
  for (let n = 0; n < 16; n += 1) {
    const orderCd = String((await place(race, session, [one()])).body['orderCd']);
    await shop.call('PUT', `/orders/${orderCd}/points`, { session, body: { points: 1000 } });
    orders.push(orderCd);
  }
  const answers = await Promise.all(
    orders.map((orderCd) => shop.call('POST', `/orders/${orderCd}/pay`, { session, body: { payMethod: 'CARD' }, key: randomUUID() })),
  );
  return [row('16 payments at once with all points of one balance: accepted', String(accepted(answers, 200)), '1')];
}

async function coupon(race: Race): Promise<Row[]> {
  const { shop, members, db } = race;
  const couponCd = await numberOf(
    db,
    "select coupon_cd as n from coupon where issue_kind = 'DOWNLOAD' and grades = '{}' and valid_to > now() and valid_from < now() order by 1 limit 1",
  );
  await db.query("delete from member_coupon where mem_cd like 'R%'");
  await db.query('update coupon set total_count = 20, issued_count = 0 where coupon_cd = $1', [couponCd]);
  const answers = await Promise.all(members.slice(0, 200).map((session) => shop.call('POST', '/coupon', { session, body: { couponCd } })));
  const held = await numberOf(db, "select count(*) as n from member_coupon where coupon_cd = $1 and mem_cd like 'R%'", [couponCd]);
  return [
    row('200 members at once for 20 coupons: accepted', String(answers.filter(({ status }) => status < 300).length), '20'),
    row('  coupons given', String(held), '20'),
  ];
}

async function cpu(race: Race): Promise<Row[]> {
  const BUDGET_MS = 3;
  const each = await cpuPerOrder(race);
  const got = `${each.toFixed(2)} ms`;
  return [
    { what: `${ORDERS} orders by ${CALLERS} callers: CPU of the API for each`, got, must: `≤ ${BUDGET_MS} ms`, isHeld: each <= BUDGET_MS },
  ];
}

async function guesses(race: Race): Promise<Row[]> {
  const rows = (what: string, { lookedAt, refused, cpuPerGuessMs }: Guessed) => [
    row(`10,000 ${what} from 1,000 addresses at one account: looked at`, String(lookedAt), '5'),
    row('  answered as locked or over', String(refused), '9996'),
    { what: '  CPU of one guess, ms', got: cpuPerGuessMs.toFixed(2), must: '≤ 3', isHeld: cpuPerGuessMs <= 3 },
  ];
  return [
    ...rows('guesses of a code', await guessCode(race)),
    ...rows('wrong passwords', await guessPassword(race)),
    row('40 logins of one address within a minute, at 40 accounts: let through', String(await guessFromOneAddress(race)), '30'),
  ];
}

async function pages(race: Race): Promise<Row[]> {
  const BUDGET_MS = 2;
  await insertLongLists(race.db);
  const rows: Row[] = [];
  for (const page of PAGES) {
    const each = await cpuPerPage(race, page);
    rows.push({
      what: `CPU of the API for a page of ${page.what}`,
      got: `${each.toFixed(2)} ms`,
      must: `≤ ${BUDGET_MS} ms`,
      isHeld: each <= BUDGET_MS,
    });
  }
  return rows;
}

export const RACES: Readonly<Record<string, (race: Race) => Promise<Row[]>>> = { buyers, cart, key, points, coupon, guesses, cpu, pages };
