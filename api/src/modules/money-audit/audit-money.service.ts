import type { Deps } from '../../platform/module';
import { PaymentFault, type ProviderPayment } from '../../platform/payment/payment-port';
import { DAY_MS } from '../../platform/clock/clock';
import { findContradictions, findOwed, findSettledPayments, type Finding, type SettledPayment } from './money-audit.repository';

export interface MoneyAudit {
  /** Where two books disagree; none when all money is where it should be. */
  findings: Finding[];
  /** Money that is booked as going back and is still on its way. */
  owed: Awaited<ReturnType<typeof findOwed>>;
  /** Payments that the provider was asked about, and those it did not answer for. */
  asked: number;
  unanswered: number;
}

/**
 * Holds the shop's books against each other, and those of the last days against the provider's: charged less given back there is what the
 * books say. It changes nothing.
 * @param days how far back the provider is asked, one payment after the other; 0 asks nothing
 */
export async function auditMoney({ db, payment }: Pick<Deps, 'db' | 'payment'>, now: Date, days: number): Promise<MoneyAudit> {
  const findings = await findContradictions(db);
  const settled = days > 0 ? await findSettledPayments(db, payment.provider, new Date(now.getTime() - days * DAY_MS)) : [];
  let unanswered = 0;
  for (const one of settled) {
    try {
      findings.push(...differences(one, await payment.get(one.paymentKey)));
    } catch (error) {
      if (!(error instanceof PaymentFault)) throw error;
      unanswered += 1;
    }
  }
  return { findings, owed: await findOwed(db), asked: settled.length, unanswered };
}

function differences({ paymentNo, amount, status, sent, owesCancel }: SettledPayment, at: ProviderPayment): Finding[] {
  const isCharged = at.status === 'DONE' || (at.status === 'CANCELLED' && at.amount !== at.balance);
  const kept = isCharged ? at.balance : 0;
  const expected = status === 'PAID' ? amount - sent : 0;
  // What it has not heard yet is owed, and listed there.
  if (kept === expected || (status === 'CANCELLED' && owesCancel)) return [];
  return [{ what: 'what the provider keeps is what was paid less what went back', code: paymentNo, expected, found: kept }];
}
