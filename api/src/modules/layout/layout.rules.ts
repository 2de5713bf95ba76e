import { ageAt } from '../../platform/session/age-group';
import { DAY_MS, kstSqlDatetime } from '../../platform/clock/clock';

/** When a sale ends, as SQL datetime in Asia/Seoul (E-03). A rolling one moves on by whole days until it lies ahead. */
export function saleEnd({ endsAt, isRolling }: { endsAt: Date | null; isRolling: boolean }, now: Date): string | null {
  if (!endsAt) return null;
  const past = now.getTime() - endsAt.getTime();
  if (!isRolling || past < 0) return kstSqlDatetime(endsAt);
  return kstSqlDatetime(new Date(endsAt.getTime() + (Math.floor(past / DAY_MS) + 1) * DAY_MS));
}

const MALE = '01';
/**
 * Group of recommendations of a member: gender letter and decade, the nearest decade the shop has a list for; `GUEST`
 * for visitors and members without a birthday. "01" is male, anything else female (E-08).
 */
export function memberGroup(member: { gender: string; birthday: string } | null, known: readonly string[], now: Date): string {
  if (!member || !/^\d{8}$/.test(member.birthday)) return 'GUEST';
  const letter = member.gender === MALE ? 'M' : 'F';
  const decade = Math.floor(ageAt(member.birthday, now) / 10) * 10;
  const distance = (group: string) => Math.abs(Number(group.slice(1)) - decade);
  const [nearest] = known.filter((group) => group.startsWith(letter)).sort((a, b) => distance(a) - distance(b));
  return nearest ?? 'GUEST';
}
