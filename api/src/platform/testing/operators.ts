import type { LightMyRequestResponse } from 'fastify';
import { OPERATOR_ROLES, type OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import { addOperator, findActions } from '../../modules/operator/public';
import { newAddress, type TestApp } from './test-app';

const BY = { name: 'cli:test', requestId: null };

export interface Operators {
  /** A call as a program of the operator of this role makes it: no cookies, no headers of a browser. */
  call(
    role: OperatorRole,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Status of a call by each role but ADMIN, by their names. */
  statusOfRoles(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Partial<Record<OperatorRole, number>>>;
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
      headers: { authorization: `Bearer ${tokens.get(role)}`, ...headers },
      ...(body && { payload: body }),
    });
  return {
    call,
    async statusOfRoles(method, url, body) {
      const roles = OPERATOR_ROLES.filter((role) => role !== 'ADMIN');
      const statuses = [];
      for (const role of roles) statuses.push([role, (await call(role, method, url, body)).statusCode] as const);
      return Object.fromEntries(statuses);
    },
    actionsOn: async (target) =>
      (await findActions(shop.db, { target, limit: 50 })).map(({ actor, action, before, after }) => ({ actor, action, before, after })),
  };
}
