import { REFUSALS, type RefusalArg, type RefusalArgs, type RefusalName } from '@hyangro/contracts/errors/refusals';

/** An expected "no", named in the contract. Everything else thrown is a fault and answers 500 without details. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly exceptionName: string;
  readonly messageCode: string;
  constructor(
    readonly refusal: RefusalName,
    readonly args: readonly RefusalArg[] = [],
  ) {
    super(refusal);
    ({ status: this.status, exceptionName: this.exceptionName, messageCode: this.messageCode } = REFUSALS[refusal]);
  }
}

/**
 * A refusal of what an operator asked for, with words for who typed it as a command: they may name what a code of a message cannot. A call is
 * answered like with any refusal, so its contract has to list it.
 */
export class RefusalInWords<N extends RefusalName = RefusalName> extends Refusal {
  constructor(
    name: N,
    readonly words: string,
    ...args: RefusalArgs<N>
  ) {
    super(name, args);
    this.message = words;
  }
}

/**
 * Ends a call with one of the refusals `R`, by throwing. `args` fill the places of the message, in the order REFUSALS
 * names them. One that knows more names fits where fewer are asked for: `in` says so, since the compiler does not find it
 * in the limit of `N`.
 */
export interface Refuse<in R extends RefusalName> {
  <N extends R>(name: N, ...args: RefusalArgs<N>): never;
}

/** Knows every name: for `serve`, which hands it on narrowed to the contract, and for whoever runs a service without a call. */
export const throwRefusal: Refuse<RefusalName> = (name, ...args) => {
  throw new Refusal(name, args);
};

/** What the platform refuses on its own, whatever the contract of the call says. */
const ANYWHERE = [
  'LOGIN_REQUIRED',
  'CROSS_SITE_REFUSED',
  'TOO_MANY_REQUESTS',
  'BODY_TOO_LARGE',
  'BODY_UNREADABLE',
  'BAD_PARAMETER',
  'VALIDATION_FAILED',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
] as const satisfies readonly RefusalName[];
const anywhere: ReadonlySet<RefusalName> = new Set(ANYWHERE);
export const isRefusedAnywhere = (name: RefusalName): boolean => anywhere.has(name);

/** The platform's own refusals; NOT_FOUND is for addresses that no contract knows. */
export const refuseAnywhere: Refuse<(typeof ANYWHERE)[number] | 'NOT_FOUND'> = (name, ...args) => throwRefusal(name, ...args);
