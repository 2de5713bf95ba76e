import { DAY_MS, kstSqlDatetime } from '../../platform/clock/clock';
import type { Member } from '../../platform/session/member';
import { GUEST_GROUP, groupOf } from '../../platform/session/member-group';

/** When a sale ends, as SQL datetime in Asia/Seoul (E-03). A rolling one moves on by whole days until it lies ahead. */
export function saleEnd({ endsAt, isRolling }: { endsAt: Date | null; isRolling: boolean }, now: Date): string | null {
  if (!endsAt) return null;
  const past = now.getTime() - endsAt.getTime();
  if (!isRolling || past < 0) return kstSqlDatetime(endsAt);
  return kstSqlDatetime(new Date(endsAt.getTime() + (Math.floor(past / DAY_MS) + 1) * DAY_MS));
}

type Person = Pick<Member, 'gender' | 'birthday'>;

/** The list that a member is shown: that of the nearest decade which has one, of the same gender; else `GUEST`. */
export function memberGroup(member: Person | null, known: readonly string[], now: Date): string {
  const own = groupOf(member, now);
  if (own === GUEST_GROUP) return own;
  const distance = (group: string) => Math.abs(Number(group.slice(1)) - Number(own.slice(1)));
  const [nearest] = known
    .filter((group) => group.startsWith(own.slice(0, 1)))
    .sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
  return nearest ?? GUEST_GROUP;
}

/** Goods of type 19 that a page shows. */
const SHOWN = 8;

/** What is shown of a group's list: neither sold out nor bought already, filled up with what everybody likes. */
export function picksOf(
  lists: ReadonlyMap<string, readonly string[]>,
  group: string,
  isLeftOut: (productCd: string) => boolean,
): readonly string[] {
  const codes = new Set([...(lists.get(group) ?? []), ...(lists.get(GUEST_GROUP) ?? [])]);
  return [...codes].filter((code) => !isLeftOut(code)).slice(0, SHOWN);
}
