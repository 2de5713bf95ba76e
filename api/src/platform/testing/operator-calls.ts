import { OPERATOR_ROLES, type OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import { newAddress, type TestApp } from './test-app';
import { addOperator, findActions } from '../../modules/operator/public';

const BY = { name: 'cli:test', requestId: null };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Operators of every role, each named after it. They call as a program does, without cookies and headers of a browser; null has no token. */
export async function operatorCalls(shop: TestApp) {
  const tokens = new Map<OperatorRole, string | null>();
  for (const role of OPERATOR_ROLES) tokens.set(role, await addOperator(shop.db, role.toLowerCase(), role, BY, shop.clock.now()));
  const call = (role: OperatorRole | null, method: Method, url: string, payload?: object) =>
    shop.app.inject({
      method,
      url,
      remoteAddress: newAddress(),
      headers: { ...(role && { authorization: `Bearer ${tokens.get(role)}` }) },
      ...(payload && { payload }),
    });
  return {
    call,
    /** Roles that a call is refused to by their role alone (403). */
    async refusedTo(method: Method, url: string, payload?: object): Promise<OperatorRole[]> {
      const refused: OperatorRole[] = [];
      for (const role of OPERATOR_ROLES) if ((await call(role, method, url, payload)).statusCode === 403) refused.push(role);
      return refused;
    },
    /** What was done to a target by calls, oldest first, with who did it. */
    actionsOn: async (target: string) =>
      (await findActions(shop.db, { target, limit: 50 }))
        .filter(({ requestId }) => requestId !== null)
        .map(({ actor, action, before, after }) => ({ actor, action, before, after }))
        .reverse(),
  };
}
export type OperatorCalls = Awaited<ReturnType<typeof operatorCalls>>;

/** Status, code and the fields at fault. */
export const refusalOf = (answer: {
  statusCode: number;
  json(): { messageCode: string; args: (string | number | { field: string })[] };
}) => {
  const { messageCode, args } = answer.json();
  return [answer.statusCode, messageCode, ...args.map((arg) => (typeof arg === 'object' ? arg.field : arg))];
};
