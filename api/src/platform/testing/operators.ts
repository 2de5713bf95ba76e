import type { LightMyRequestResponse } from 'fastify';
import type { ErrorBody } from '@hyangro/contracts/kit/schemas';
import { OPERATOR_ROLES, type OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import { addOperator, findActions } from '../../modules/operator/public';
import { newAddress, type TestApp } from './test-app';

const BY = { name: 'cli:test', requestId: null };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export interface Operators {
  /** A call as a program of the operator of this role makes it, of nobody without one: no cookies, no headers of a browser. */
  call(
    role: OperatorRole | null,
    method: Method,
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Roles that a call is refused to by their role alone (403). */
  refusedTo(method: Method, url: string, body?: object): Promise<OperatorRole[]>;
  /** What was done to something, newest first. */
  actionsOn(
    target: string,
  ): Promise<readonly Pick<Awaited<ReturnType<typeof findActions>>[number], 'actor' | 'action' | 'before' | 'after'>[]>;
}

/** One operator of each role; their codes are the roles in small letters. */
export async function hireOperators(shop: TestApp): Promise<Operators> {
  const tokens = new Map<OperatorRole, string>();
  for (const role of OPERATOR_ROLES) tokens.set(role, (await addOperator(shop.db, role.toLowerCase(), role, BY, shop.clock.now())) ?? '');
  const call: Operators['call'] = (role, method, url, body, headers = {}) =>
    shop.app.inject({
      method,
      url,
      remoteAddress: newAddress(),
      headers: { ...(role && { authorization: `Bearer ${tokens.get(role)}` }), ...headers },
      ...(body && { payload: body }),
    });
  return {
    call,
    async refusedTo(method, url, body) {
      const refused: OperatorRole[] = [];
      for (const role of OPERATOR_ROLES) if ((await call(role, method, url, body)).statusCode === 403) refused.push(role);
      return refused;
    },
    actionsOn: async (target) =>
      (await findActions(shop.db, { target, limit: 50 })).map(({ actor, action, before, after }) => ({ actor, action, before, after })),
  };
}

/** Status, code and values of a refusal; of fields at fault their names. */
export const refusalOf = (answer: LightMyRequestResponse) => {
  const { messageCode, args } = answer.json<ErrorBody>();
  return [answer.statusCode, messageCode, ...args.map((arg) => (typeof arg === 'object' ? arg.field : arg))];
};
