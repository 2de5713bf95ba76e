/** What the command line may use of the audit of money. */
export { auditMoney } from './audit-money.service';
