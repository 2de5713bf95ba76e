import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { Locale } from '@hyangro/contracts/locales';
import type { Member } from '../session/member';
import type { Actor, Operator } from './operator';
import type { Refuse } from './refusal';

/**
 * What is known of a call beyond its parsed request. A service asks for what it uses and names the refusals it may end
 * with: `Pick<CallContext<'PRODUCT_NOT_FOUND'>, 'locale' | 'refuse'>`.
 */
export interface CallContext<R extends RefusalName = never> {
  /** Language of the answer. */
  locale: Locale;
  /** The caller's member; null for a visitor. */
  member: Member | null;
  /** Whether the call comes from the app's web view (R-OTH-21). */
  isApp: boolean;
  /** Time of this call, by the clock port. */
  now: Date;
  refuse: Refuse<R>;
}
/** The same for calls that need a login. */
export interface MemberContext<R extends RefusalName = never> extends CallContext<R> {
  member: Member;
}
/** The same for calls of operators. */
export interface OperatorContext<R extends RefusalName = never> extends CallContext<R> {
  operator: Operator;
  /** The operator and the call, for the record of actions. */
  by: Actor;
}
