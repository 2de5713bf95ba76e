/** What other modules may use of operators. */
export { findActions, findOperator, listOperators } from './operator.repository';
export { addOperator, dismissOperator, record, type Deed } from './operator.service';
export { textFacts } from './text-facts';
