import { auditMoney } from '../modules/money-audit/public';
import { type Commands } from './command';
import { shopDeps } from './shop-deps';
import { wholeNumber } from './words';

const DAYS = 7;

/** Whether money, points, coupons and pieces are where the books say. */
export const auditCommands: Commands = {
  'audit money': {
    usage: `[--days ${DAYS}]: holds all books of money against each other, and payments of the last days against the provider's; ends with 1 when two disagree`,
    options: { days: { type: 'string', default: String(DAYS) } },
    async run({ flags, terminal, database }) {
      const deps = await shopDeps(await database());
      const { findings, owed, asked, unanswered } = await auditMoney(deps, new Date(), wholeNumber(String(flags['days']), '--days'));
      if (owed.length > 0) {
        terminal.line(`${owed.length} amounts are on their way back:`);
        terminal.table(owed);
      }
      terminal.line(`The provider was asked about ${asked} payments, and did not answer for ${unanswered}.`);
      if (findings.length === 0) return terminal.line('All books agree.');
      terminal.table(findings);
      throw new Error(`${findings.length} amounts differ.`);
    },
  },
};
