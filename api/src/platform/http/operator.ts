import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { mayAct, type OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import { SHELL_KEY_HEADER } from '@hyangro/contracts/wire-names';
import { hashToken } from '../session/token';
import { Refusal } from './refusal';

export interface Operator {
  operatorCd: string;
  role: OperatorRole;
}
/** Who does something to the shop from inside, for the record of actions. */
export interface Actor {
  /** Code of an operator; `cli:` and the name of an account for the command line. */
  name: string;
  requestId: string | null;
}

/** The role that a call needs; null for a call of shoppers. */
export function neededRole(config: FastifyContextConfig | undefined): OperatorRole | null {
  const access = config?.endpoint?.access;
  return typeof access === 'object' ? access.operator : null;
}

/**
 * The operator of a call, by `Authorization: Bearer <token>`: a cookie opens nothing here, so no page of another site can use one. What comes
 * through the shell comes from a shopper's browser and is not admitted. Throws OPERATOR_UNKNOWN, or OPERATOR_ROLE for too low a role and
 * for a member, who is somebody, but no operator (P-08).
 */
export async function admitOperator(
  { headers }: FastifyRequest,
  needed: OperatorRole,
  findOperator: (tokenHash: string) => Promise<Operator | null>,
  isMember: () => Promise<boolean>,
): Promise<Operator> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(headers.authorization ?? '')?.[1];
  const operator = token && headers[SHELL_KEY_HEADER] === undefined ? await findOperator(hashToken(token)) : null;
  if (!operator) throw new Refusal(!token && (await isMember()) ? 'OPERATOR_ROLE' : 'OPERATOR_UNKNOWN');
  if (!mayAct(operator.role, needed)) throw new Refusal('OPERATOR_ROLE');
  return operator;
}
