/**
 * What an operator may do (P-10): look alone, keep the goods and what they cost (prices, pieces, coupons), move orders, decide claims and
 * answer members, tell members news and make pages, release remotes, everything. A role may do what a call names it for, and nothing else.
 */
export const OPERATOR_ROLES = ['VIEWER', 'CATALOG', 'ORDER', 'CS', 'CONTENT', 'RELEASE', 'ADMIN'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Whether a role may do what needs `needed`: an admin may do everything, everybody may look, a role that is none of these may nothing. */
export const mayAct = (role: OperatorRole, needed: OperatorRole): boolean =>
  OPERATOR_ROLES.includes(role) && (role === needed || role === 'ADMIN' || needed === 'VIEWER');
