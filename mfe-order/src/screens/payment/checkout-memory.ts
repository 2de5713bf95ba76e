import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import type { ShellServices } from '@hyangro/runtime';
import type { PaymentValues } from './payment.form';

export interface CheckoutDraft {
  values: PaymentValues;
  payMethod: PayMethod;
}
type Deps = Pick<ShellServices, 'events' | 'session'>;
const memories = new WeakMap<Deps['events'], ReturnType<typeof createCheckoutMemory>>();

/**
 * What a member typed at a checkout, by order, as long as the page lives: a session that ends on the way to pay, or a look at
 * another screen, costs no input (ST-LOG-04). Forgotten at logout and when another member comes.
 */
export function checkoutMemoryOf(services: Deps) {
  const known = memories.get(services.events) ?? createCheckoutMemory(services);
  memories.set(services.events, known);
  return known;
}

function createCheckoutMemory({ events, session }: Deps) {
  const drafts = new Map<string, CheckoutDraft>();
  let lastPayMethod: PayMethod | null = null;
  let owner: string | undefined;
  const forget = () => {
    drafts.clear();
    lastPayMethod = null;
  };
  const forgetOthers = () => {
    const memCd = session.get().member?.memCd;
    if (memCd !== undefined && memCd !== owner) forget();
    owner = memCd ?? owner;
  };
  events.subscribe('session:changed', ({ isLogout }) => {
    if (isLogout) forget();
    else forgetOthers();
  });
  return {
    read(orderCd: string): CheckoutDraft | null {
      forgetOthers();
      return drafts.get(orderCd) ?? null;
    },
    keep(orderCd: string, draft: CheckoutDraft): void {
      forgetOthers();
      drafts.set(orderCd, draft);
      lastPayMethod = draft.payMethod;
    },
    lastPayMethod: (): PayMethod | null => lastPayMethod,
  };
}
