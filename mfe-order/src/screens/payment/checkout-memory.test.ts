import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { createTestServices } from '@hyangro/testing';
import { anAddress } from '../../testing/samples';
import { checkoutMemoryOf, type CheckoutDraft } from './checkout-memory';

const draft: CheckoutDraft = { values: { ...anAddress, saveAsDefault: true, isForAnother: false, isAgreed: false }, payMethod: 'TRANSFER' };
const member = (memCd: string) => ({ memCd }) as MemberDetails;

function setUp() {
  const { services } = createTestServices({ session: { isLogin: true, member: member('M1') } });
  const memory = () => checkoutMemoryOf(services);
  memory().keep('O1', draft);
  return { memory, services };
}

test('what was typed at a checkout is there again, for this order', () => {
  const { memory } = setUp();
  expect([memory().read('O1'), memory().read('O2'), memory().lastPayMethod()]).toEqual([draft, null, 'TRANSFER']);
});

test('ST-LOG-03 after logout nothing of a checkout stays', async () => {
  const { memory, services } = setUp();
  await services.logout();
  expect([memory().read('O1'), memory().lastPayMethod()]).toEqual([null, null]);
});

test('ST-LOG-03 another member finds neither address nor way of payment of the one before', async () => {
  const { memory, services } = setUp();
  await services.sessionStarted(member('M2'));
  expect([memory().read('O1'), memory().lastPayMethod()]).toEqual([null, null]);
  await services.sessionStarted(member('M1'));
  expect(memory().read('O1')).toBeNull();
});
