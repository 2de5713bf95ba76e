/** What an operator may do: look, move orders, decide claims, everything. */
export const OPERATOR_ROLES = ['VIEWER', 'ORDERS', 'CLAIMS', 'ADMIN'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Whether a role may do what needs `needed`: an admin may do everything, everybody may look. */
export const mayAct = (role: OperatorRole, needed: OperatorRole): boolean => role === needed || role === 'ADMIN' || needed === 'VIEWER';
