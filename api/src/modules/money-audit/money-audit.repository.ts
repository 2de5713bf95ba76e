import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';

/** Two books that do not agree about something. Won, points or pieces. */
export interface Finding {
  what: string;
  /** Order, payment, member or coupon. */
  code: string;
  expected: number;
  found: number;
}

/**
 * All places where the shop's books contradict each other, at one moment. It reads tables of several modules, and only here: what they must
 * say together belongs to none of them.
 */
export async function findContradictions(db: Db): Promise<Finding[]> {
  const { rows } = await db.execute<Record<keyof Finding, string>>(BOOKS);
  return rows.map(({ what, code, expected, found }) => ({ what, code, expected: Number(expected), found: Number(found) }));
}

const BOOKS = sql`
with paid as (
  select order_cd, count(*) as payments, sum(amount) as amount, sum(cancelled_amount) as given_back
  from payment where status = 'PAID' group by order_cd
), refunds as (
  select p.order_cd, sum(r.amount) as amount from payment_refund r join payment p using (payment_no) where p.status = 'PAID' group by p.order_cd
), claimed as (
  select order_cd, sum(refund_amount) as amount, sum(refund_points) as points from claim where state = 'REFUNDED' group by order_cd
), claimed_pieces as (
  select l.order_cd, l.line_no, sum(l.quantity) as pieces
  from claim_line l join claim c using (claim_cd) where c.state in ('RECEIVED', 'REFUNDED') group by l.order_cd, l.line_no
), ledger as (
  select mem_cd, sum(amount) as points, sum(remaining) as remaining from point_ledger group by mem_cd
), booked as (
  select ref_cd as order_cd,
    -coalesce(sum(amount) filter (where kind = 'USE'), 0) as used,
    coalesce(sum(amount) filter (where kind = 'RESTORE'), 0) as restored,
    coalesce(sum(amount) filter (where kind = 'ORDER'), 0) as earned
  from point_ledger where ref_cd is not null group by ref_cd
), checks(what, code, expected, found) as (
  select 'a paid order has one payment of its amount', o.order_cd,
    case when o.state in ('WAIT', 'CANCELLED') then 0 else o.payment end, coalesce(paid.amount, 0)
  from orders o left join paid using (order_cd)
  union all
  select 'what an order gave back is what its payment gave back', o.order_cd, o.refunded_amount, coalesce(paid.given_back, 0)
  from orders o left join paid using (order_cd)
  union all
  select 'what a payment gave back is the sum of its refunds', paid.order_cd, paid.given_back, coalesce(refunds.amount, 0)
  from paid left join refunds using (order_cd)
  union all
  select 'what an order gave back is the sum of its claims', o.order_cd, o.refunded_amount, coalesce(claimed.amount, 0)
  from orders o left join claimed using (order_cd)
  union all
  select 'points that an order gave back are the sum of its claims', o.order_cd, o.refunded_points, coalesce(claimed.points, 0)
  from orders o left join claimed using (order_cd)
  union all
  select 'an order that was given back whole gave back all', o.order_cd, o.payment + o.points, o.refunded_amount + o.refunded_points
  from orders o where o.state = 'REFUND'
  union all
  select 'pieces that went back are those of its claims', l.order_cd || '/' || l.line_no, l.claimed_quantity, coalesce(c.pieces, 0)
  from order_line l left join claimed_pieces c using (order_cd, line_no)
  union all
  select 'the balance of a member is the sum of the ledger', m.mem_cd, m.points, coalesce(ledger.points, 0)
  from member m left join ledger using (mem_cd)
  union all
  select 'the balance of a member is what is left of the credits', m.mem_cd, m.points, coalesce(ledger.remaining, 0)
  from member m left join ledger using (mem_cd)
  union all
  select 'points of a paid order were taken', o.order_cd, case when o.state in ('WAIT', 'CANCELLED') then 0 else o.points end, coalesce(b.used, 0)
  from orders o left join booked b using (order_cd)
  union all
  select 'points that an order gave back were booked', o.order_cd, o.refunded_points, coalesce(b.restored, 0)
  from orders o left join booked b using (order_cd)
  union all
  select 'points that an order has given were booked', o.order_cd, o.earned_points, coalesce(b.earned, 0)
  from orders o left join booked b using (order_cd) where b.order_cd is not null or o.state <> 'CONFIRM'
  union all
  select 'a confirmed order has given the points that it earns', o.order_cd, o.earn_points, o.earned_points
  from orders o where o.state = 'CONFIRM'
  union all
  select 'an order is confirmed when all that stays of it is', o.order_cd, (o.state = 'CONFIRM')::int, bool_and(l.confirmed_at is not null)::int
  from orders o join order_line l using (order_cd)
  where o.state in ('DELIV', 'CONFIRM') and o.open_claim_cd is null and l.claimed_quantity < l.quantity group by o.order_cd, o.state
  union all
  select 'a coupon of a paid line is used by its order', l.order_cd || '/' || l.line_no, 1, count(c.mem_cd)
  from order_line l join orders o using (order_cd)
    left join member_coupon c on c.order_cd = l.order_cd and c.coupon_cd = l.coupon_cd
  where l.coupon_cd is not null and o.paid_at is not null and l.claimed_quantity < l.quantity
  group by l.order_cd, l.line_no
  union all
  select 'no coupon is used by an order that is over', c.coupon_cd || '/' || c.mem_cd, 0, count(*)
  from member_coupon c join orders o using (order_cd) where o.state = 'CANCELLED' group by c.coupon_cd, c.mem_cd
  union all
  select 'a paid order holds its pieces', o.order_cd, 1, o.is_stock_held::int
  from orders o where o.state in ('PREP', 'SHIP', 'DELIV', 'CONFIRM')
)
select what, code, expected, found from checks where expected <> found order by what, code`;

/** A payment whose provider is asked what it knows. */
export interface SettledPayment {
  paymentNo: string;
  paymentKey: string;
  amount: number;
  status: 'PAID' | 'CANCELLED';
  /** Won that the provider has been told to give back, and has confirmed. */
  sent: number;
  /** A cancel that it has not heard yet. */
  owesCancel: boolean;
}

/** Payments of a provider that ended since a moment, oldest first. */
export async function findSettledPayments(db: Db, provider: string, since: Date): Promise<SettledPayment[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select p.payment_no as "paymentNo", p.payment_key as "paymentKey", p.amount, p.status, p.owes_cancel as "owesCancel",
      coalesce((select sum(r.amount) from payment_refund r where r.payment_no = p.payment_no and r.sent_at is not null), 0)::int as sent
    from payment p
    where p.provider = ${provider} and p.payment_key is not null and p.status in ('PAID', 'CANCELLED') and p.created_at >= ${since.toISOString()}
    order by p.created_at`);
  return rows as unknown as SettledPayment[];
}

/** Money that is booked as going back and has not arrived: `failure` where the provider refused it for good. */
export async function findOwed(db: Db): Promise<{ key: string; amount: number; since: string; failure: string | null }[]> {
  const { rows } = await db.execute<{ key: string; amount: number; since: string; failure: string | null }>(sql`
    select refund_key as key, amount, created_at::text as since, failure from payment_refund where sent_at is null
    union all
    select payment_no, amount, coalesce(closed_at, created_at)::text, null from payment where owes_cancel
    order by since`);
  return rows;
}
