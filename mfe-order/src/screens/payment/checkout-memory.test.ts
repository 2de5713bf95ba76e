import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { createEventBus, createStore, type Session } from '@hyangro/runtime';
import { anAddress } from '../../testing/samples';
import { checkoutMemoryOf, type CheckoutDraft } from './checkout-memory';

const draft: CheckoutDraft = { values: { ...anAddress, saveAsDefault: true, isAgreed: false }, payMethod: 'TRANSFER' };
const as = (memCd: string): Session => ({ isLogin: true, member: { memCd } as MemberDetails });
const NOBODY: Session = { isLogin: false, member: null };

function setUp() {
  const session = createStore<Session>(as('M1'));
  const events = createEventBus((message) => {
    throw new Error(message);
  });
  const memory = () => checkoutMemoryOf({ events, session });
  const become = (next: Session, isLogout = false) => {
    session.set(next);
    events.publish('session:changed', { isLogin: next.isLogin, isLogout });
  };
  memory().keep('O1', draft);
  return { memory, become };
}

test('ST-LOG-04 what was typed at a checkout outlives a session that ends, for the same member', () => {
  const { memory, become } = setUp();
  become(NOBODY);
  become(as('M1'));
  expect(memory().read('O1')).toEqual(draft);
  expect(memory().lastPayMethod()).toBe('TRANSFER');
});

test('ST-LOG-03 after logout nothing of a checkout stays', () => {
  const { memory, become } = setUp();
  become(NOBODY, true);
  expect([memory().read('O1'), memory().lastPayMethod()]).toEqual([null, null]);
});

test('ST-LOG-03 another member finds neither address nor way of payment of the one before', () => {
  const { memory, become } = setUp();
  become(NOBODY);
  become(as('M2'));
  expect([memory().read('O1'), memory().lastPayMethod()]).toEqual([null, null]);
  become(as('M1'));
  expect(memory().read('O1')).toBeNull();
});
