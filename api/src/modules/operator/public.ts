/** What other modules may use of operators. */
export { findActions, findAttempt, findOperator, listOperators } from './operator.repository';
export { addOperator, dismissOperator, record, recordAll, type Deed } from './operator.service';
export { textFacts } from './text-facts';
