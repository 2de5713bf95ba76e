import { screen, waitFor, within } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import type { WithdrawalView } from '@hyangro/contracts/member/withdrawal.contract';
import { WITHDRAWAL_REASONS } from '@hyangro/contracts/member/withdrawal.rules';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import WithdrawalScreen from './withdrawal.screen';

const aView = (values: Partial<WithdrawalView> = {}): WithdrawalView => ({
  points: 4_850,
  couponCount: 2,
  ticketCount: 1,
  zzimCount: 7,
  obstacles: [],
  ...values,
});
const open = (
  view = aView(),
  post: EndpointMocks['POST /member/withdrawal'] = undefined,
  { endpoints, ...options }: Pick<RenderScreenOptions, 'confirm' | 'canFail' | 'endpoints'> = {},
) =>
  renderScreen(<WithdrawalScreen />, {
    at: '/mypage/withdrawal',
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: null },
    endpoints: { 'GET /member/withdrawal': view, 'POST /member/withdrawal': post, ...endpoints },
    ...options,
  });
type Opened = Awaited<ReturnType<typeof open>>;
const leave = ({ user }: Opened) => user.click(screen.getByRole('button', { name: ko['withdrawal.send'] }));
const fill = async ({ user }: Opened) => {
  await user.selectOptions(screen.getByLabelText(ko['withdrawal.field.reason']), 'PRICE');
  await user.type(screen.getByLabelText(ko['withdrawal.field.message']), '고마웠어요');
};

test('what is lost is said before anything is asked', async () => {
  await open();
  const lost = within(screen.getByRole('region', { name: ko['withdrawal.lost'] }));
  expect(lost.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4,850P', '2개', '1개', '7개']);
  expect(screen.getByText(/5년.*3년.*1년/)).toBeTruthy();
  expect(screen.getByRole('link', { name: ko['withdrawal.stay'] }).getAttribute('href')).toBe('/mypage');
});

test('ST-WD-01 ST-WD-02 what stands in the way has a link to it each, and nothing can be sent', async () => {
  const orderCd = (n: number) => `H-DEMO-000${n}` as WithdrawalView['obstacles'][number]['orderCd'];
  await open(
    aView({
      obstacles: [
        { kind: 'SHIPPED', orderCd: orderCd(1) },
        { kind: 'OPEN_ORDER', orderCd: orderCd(2) },
        { kind: 'CLAIM', orderCd: orderCd(3), claimCd: 'CL-9', claimType: 'RETURN' },
      ],
    }),
  );
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual([
    ko['withdrawal.shipped'],
    ko['withdrawal.openOrder'],
    ko['withdrawal.claim'],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mypage/order/tracking/H-DEMO-0001',
    '/mypage/order/H-DEMO-0002',
    '/mypage/order/claim/return/H-DEMO-0003/CL-9',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('no reason is without its words', async () => {
  await open();
  const words = within(screen.getByLabelText(ko['withdrawal.field.reason'])).getAllByRole('option').slice(1);
  expect(words.map(({ textContent }) => textContent)).toEqual(WITHDRAWAL_REASONS.map((reason) => ko[`withdrawal.reason.${reason}`]));
});

test('a reason is asked for at its field, and nothing is sent', async () => {
  const opened = await open();
  await leave(opened);
  await waitFor(() => expect(screen.getByLabelText(ko['withdrawal.field.reason']).getAttribute('aria-invalid')).toBe('true'));
  expect(opened.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('who says no to the last question stays', async () => {
  const opened = await open(aView(), undefined, { confirm: false });
  await fill(opened);
  await leave(opened);
  await waitFor(() => expect(opened.shown.confirms).toEqual([ko['withdrawal.ask']]));
  expect(opened.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(opened.services.session.get().isLogin).toBe(true);
});

test('who says yes is sent once, and forgotten here', async () => {
  const bodies: unknown[] = [];
  const opened = await open(aView(), ({ body }) => void bodies.push(body), { confirm: true });
  await fill(opened);
  await leave(opened);
  await waitFor(() => expect(opened.shown.toasts).toEqual([ko['withdrawal.sent']]));
  expect(bodies).toEqual([{ reason: 'PRICE', message: '고마웠어요' }]);
  expect(opened.services.session.get()).toEqual({ isLogin: false, member: null });
});

test('who logged in long ago is asked who they are; then the same is sent again', async () => {
  let isProved = false;
  const opened = await open(aView(), () => (isProved ? undefined : refusal('REAUTH_REQUIRED')), {
    confirm: true,
    endpoints: {
      'GET /member/proof-ways': { hasPassword: true, hasPasskey: false, providers: [] },
      'POST /member/confirm-password': () => void (isProved = true),
    },
  });
  await fill(opened);
  await leave(opened);
  const sheet = within(await screen.findByRole('dialog', { name: ko['proof.who'] }));
  await opened.user.type(sheet.getByLabelText(ko['field.password']), 'hyangro123');
  await opened.user.click(sheet.getByRole('button', { name: ko['proof.submit'] }));
  await waitFor(() => expect(opened.shown.toasts).toEqual([ko['withdrawal.sent']]));
  expect(opened.calls.filter((call) => call === 'POST /member/withdrawal')).toHaveLength(2);
});

test('a refusal is told, and what was typed stays', async () => {
  const opened = await open(aView(), refusal('WITHDRAWAL_SHIPPED'), { confirm: true });
  await fill(opened);
  await leave(opened);
  await waitFor(() => expect(opened.shown.errors).toHaveLength(1));
  expect(screen.getByLabelText<HTMLInputElement>(ko['withdrawal.field.message']).value).toBe('고마웠어요');
});
