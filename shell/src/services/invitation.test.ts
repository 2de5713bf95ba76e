import { browserStorage } from '@hyangro/runtime/storage';
import { keepInvitation } from './invitation';

const storage = browserStorage();
const kept = () => ({ refId: storage.local.get('refId'), refMemCd: storage.local.get('refMemCd') });
beforeEach(() => window.localStorage.clear());

test('LS-21 LS-22 who invited is kept from the link until the sign-up, over pages without a link', () => {
  keepInvitation(storage, '?refId=HR12AB&refMemCd=M0005&utm_source=x');
  keepInvitation(storage, '');
  keepInvitation(storage, '?tab=2');
  expect(kept()).toEqual({ refId: 'HR12AB', refMemCd: 'M0005' });
});

test('LS-21 LS-22 the newest invitation counts, whole', () => {
  keepInvitation(storage, '?refId=HR12AB');
  keepInvitation(storage, '?refMemCd=M0006');
  expect(kept()).toEqual({ refId: null, refMemCd: 'M0006' });
});

test.each(['?refId=', '?refId=%3Cscript%3E', `?refId=${'x'.repeat(21)}`, '?refId=a%20b'])('LS-21 %s invites nobody', (search) => {
  keepInvitation(storage, search);
  expect(kept()).toEqual({ refId: null, refMemCd: null });
});
