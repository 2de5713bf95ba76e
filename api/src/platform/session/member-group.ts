import { ageAt } from './age-group';
import type { Member } from './member';

/** Visitors, and members whose age nobody knows. */
export const GUEST_GROUP = 'GUEST';
const MALE = '01';

/** Group of a shopper: gender letter and decade (`F30`) by today's date in Seoul, or `GUEST`. "01" is male, anything else female (E-08). */
export function groupOf(member: Pick<Member, 'gender' | 'birthday'> | null, now: Date): string {
  if (!member || !/^\d{8}$/.test(member.birthday)) return GUEST_GROUP;
  return `${member.gender === MALE ? 'M' : 'F'}${Math.floor(ageAt(member.birthday, now) / 10) * 10}`;
}
