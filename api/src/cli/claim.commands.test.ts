import { openCheckout, type Desk } from '../platform/testing/checkout';
import type { Caller, TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const REASON = '마음이 바뀌어서 취소하고 싶어요';
const claimed = async (): Promise<string> => {
  const orderCd = await desk.buy();
  const answer = await member.post('/claims', { orderCd, claimType: 'CANCEL', lines: [{ lineNo: 1, quantity: 1 }], reason: REASON });
  return answer.json().claimCd;
};

test('a claim is listed, looked at and approved from the command line, and the decision is in the record', async () => {
  const claimCd = await claimed();
  expect((await operate(shop, 'claim list')).said).toContain(claimCd);
  expect((await operate(shop, `claim show ${claimCd}`)).said).toContain(REASON);
  expect(await operate(shop, `claim approve ${claimCd}`)).toMatchObject({ code: 0, said: expect.stringContaining('Approved') });
  expect((await member.get(`/claims/${claimCd}`)).json()).toMatchObject({ state: 'REFUNDED', isPaidBack: true });
  expect((await operate(shop, 'claim list')).said).not.toContain(claimCd);
  expect((await operate(shop, 'claim list --all')).said).toContain(claimCd);
  const actions = JSON.parse((await operate(shop, `audit list ${claimCd}`)).said);
  expect(actions).toMatchObject([{ action: 'claim.approve', actor: expect.stringMatching(/^cli:\S+/) }]);
});

test('a claim is rejected with a reason that its member reads; decided ones and unknown ones end with 1', async () => {
  const claimCd = await claimed();
  expect(await operate(shop, `claim reject ${claimCd} "이미 포장이 끝나 취소가 어려워요"`)).toMatchObject({ code: 0 });
  expect((await member.get(`/claims/${claimCd}`)).json()).toMatchObject({
    state: 'REJECTED',
    rejectReason: '이미 포장이 끝나 취소가 어려워요',
  });
  expect(await operate(shop, `claim approve ${claimCd}`)).toMatchObject({ code: 1, complaints: expect.stringContaining('decided before') });
  expect((await operate(shop, 'claim approve none')).code).toBe(1);
  expect((await operate(shop, 'claim show none')).code).toBe(1);
});

test('a refund that the provider refuses for good is listed, and an approval once more sends it', async () => {
  const claimCd = await claimed();
  const setGivenBack = (text: string) => shop.deps.pool.query(`update test_provider_payment set cancelled_amount = ${text}`);
  expect((await operate(shop, 'claim refused')).said).toContain('refused no refund');
  await setGivenBack('amount');
  expect((await operate(shop, `claim approve ${claimCd}`)).said).toContain('refused to give the money back');
  expect((await operate(shop, 'claim refused')).said).toContain(claimCd);
  await setGivenBack('0');
  expect((await operate(shop, `claim approve ${claimCd}`)).said).toContain('The money is back');
  expect((await operate(shop, 'claim refused')).said).toContain('refused no refund');
});

test.each(['claim reject X', 'claim reject X short', 'claim approve', 'claim show'])(
  '“%s” is not understood and ends with 2',
  async (line) => expect((await operate(shop, line)).code).toBe(2),
);
