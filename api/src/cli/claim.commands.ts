import type { MoneyBack } from '@hyangro/contracts/operator/operator.contract';
import { approveClaim, claimReason, describeClaim, listClaimsToDecide, rejectClaim, type Decision } from '../modules/claim/public';
import { listRefusedRefunds, moneyBackOf } from '../modules/payment/public';
import { UsageError, type Commands } from './command';
import { operatorCall, shopDeps } from './shop-deps';
import { needWords } from './words';

const MONEY: Readonly<Record<MoneyBack, string>> = {
  PAID: 'The money is back.',
  OWED: 'The payment provider did not answer: the money is sent every minute until it does.',
  REFUSED: 'The payment provider refused to give the money back: see “claim refused”.',
};

/** Cancels and returns that members asked for. */
export const claimCommands: Commands = {
  'claim list': {
    usage: '[--all]: cancels and returns that wait for a decision, oldest first; with --all the newest of all',
    options: { all: { type: 'boolean', default: false } },
    async run({ flags, terminal, database }) {
      const { db } = await database();
      const claims = await listClaimsToDecide(db, flags['all'] === true);
      if (claims.length === 0) terminal.line('No claim waits for a decision.');
      else terminal.table(claims);
    },
  },
  'claim show': {
    usage: '<claimCd>: its goods, its refund, its photos and its waybill',
    async run({ words, terminal, database }) {
      const [claimCd = ''] = needWords(words, 1);
      const { db } = await database();
      const found = await describeClaim(db, claimCd);
      if (!found) throw new Error(`There is no claim “${claimCd}”.`);
      for (const [name, value] of Object.entries(found.claim)) terminal.line(`${name}: ${String(value ?? '-')}`);
      terminal.table(found.lines);
      for (const photo of found.photos) terminal.line(`photo: ${photo}`);
    },
  },
  'claim approve': {
    usage:
      '<claimCd> [--restock]: gives money, points and coupons back; --restock puts returned pieces on the shelf, too. Again: sends what is still owed',
    options: { restock: { type: 'boolean', default: false } },
    async run({ words, flags, terminal, database }) {
      const [claimCd = ''] = needWords(words, 1);
      const deps = await shopDeps(await database());
      told(await approveClaim(deps, operatorCall(), claimCd, { restock: flags['restock'] === true }), claimCd);
      terminal.line(`Approved. The member has been told. ${MONEY[await moneyBackOf(deps.db, claimCd)]}`);
    },
  },
  'claim refused': {
    usage: ': money that the payment provider refused for good to give back; claim approve sends it once more',
    async run({ terminal, database }) {
      const refunds = await listRefusedRefunds((await database()).db);
      if (refunds.length === 0) terminal.line('The provider has refused no refund.');
      else terminal.table(refunds);
    },
  },
  'claim reject': {
    usage: '<claimCd> "reason": declines a claim; the member reads the reason, and the order goes on as it was',
    async run({ words: [claimCd, ...text], terminal, database }) {
      const reason = claimReason(text.join(' '));
      if (!claimCd || !reason) throw new UsageError('A claim and a reason of 10 to 500 letters are needed.');
      told(await rejectClaim(await shopDeps(await database()), operatorCall(), claimCd, reason), claimCd);
      terminal.line('Rejected. The member has been told why.');
    },
  },
};

function told(decision: Decision, claimCd: string): void {
  if (decision === 'NOT_FOUND') throw new Error(`There is no claim “${claimCd}”.`);
  if (decision === 'CLOSED') throw new Error(`The claim “${claimCd}” was decided before.`);
}
