import { REFUSALS, type RefusalName } from '@hyangro/contracts/errors/refusals';

export type RefusalArg = string | number | { field: string; code: string };

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

/** Ends a service with a named refusal. `args` fill the places of the message, in the order REFUSALS names them. */
export function refuse(name: RefusalName, ...args: RefusalArg[]): never {
  throw new Refusal(name, args);
}
