import { screen, waitFor, within } from '@testing-library/react';
import type { RealNameView } from '@hyangro/contracts/member/real-name.contract';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { draftStore } from '../../features/real-name/real-name.form';
import { aMember } from '../../testing/member.samples';
import MemberInfoRealNameScreen from './member-info-real-name.screen';

const NONE: RealNameView = { realName: null, isNeeded: false, isCheckAvailable: true, checkPendingSince: null };
const saved = (over: Partial<NonNullable<RealNameView['realName']>> = {}, view: Partial<RealNameView> = {}): RealNameView => ({
  ...NONE,
  realName: {
    nameMasked: '王*明',
    idNumberMasked: '1101**********002X',
    isNumberPlausible: true,
    savedAt: '2026-11-24T03:00:00.000Z',
    verifiedAt: null,
    ...over,
  },
  ...view,
});
let photos = 0;
const open = (endpoints: EndpointMocks = {}, options: Pick<RenderScreenOptions, 'at' | 'confirm'> = {}) =>
  renderScreen(<MemberInfoRealNameScreen />, {
    at: '/mypage/member-info/real-name',
    messages: { mypage: ko, terms },
    session: { isLogin: true, member: aMember },
    endpoints: {
      'GET /member/real-name': NONE,
      'POST /member/real-name/photos': () => ({ photoKey: `RP${(photos += 1)}.jpg` }),
      'POST /member/real-name': saved(),
      'GET /login/simple-details': { ...aMember, hasRealName: true },
      ...endpoints,
    },
    ...options,
  });
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined }));
beforeEach(() => (photos = 0));

const name = () => screen.getByLabelText<HTMLInputElement>(/^이름/);
const number = () => screen.getByLabelText<HTMLInputElement>(/^신분증 번호/);
const side = (title: string) => within(screen.getByRole('group', { name: title }));
const picker = (title: string) => side(title).getByLabelText<HTMLInputElement>(/사진 올리기/);
const card = (file = 'card.jpg') => new File(['x'], file, { type: 'image/jpeg' });
const agree = () => screen.getByRole('checkbox', { name: ko['realName.agree'] });
const press = () => screen.getByRole('button', { name: '저장' });
type User = Awaited<ReturnType<typeof open>>['user'];
async function fill(user: User, { typedNumber = '11010519491231002x' } = {}) {
  await user.type(name(), '王小明');
  await user.type(number(), typedNumber);
  await user.upload(picker('신분증 앞면'), card());
  await screen.findByRole('img', { name: '신분증 앞면' });
  await user.upload(picker('신분증 뒷면'), card());
  await screen.findByRole('img', { name: '신분증 뒷면' });
  await user.click(agree());
}

test('R-MY-20 name, number and both sides are saved once; the page then shows them masked, and China is open to the member', async () => {
  const bodies: unknown[] = [];
  const { user, shown, services } = await open({ 'POST /member/real-name': ({ body }) => (bodies.push(body), saved()) });
  await fill(user);
  await user.dblClick(press());
  expect(await screen.findByText('1101**********002X')).toBeTruthy();
  expect(bodies).toEqual([
    { name: '王小明', idNumber: '11010519491231002X', frontPhotoKey: 'RP1.jpg', backPhotoKey: 'RP2.jpg', isAgreed: true },
  ]);
  expect([shown.toasts, services.session.get().member?.hasRealName]).toEqual([[ko['realName.saved']], true]);
  expect(document.body.textContent).not.toContain('王小明');
});

test('R-MY-20 who came from a checkout goes back there, by the name of the route alone', async () => {
  const { user, address } = await open({}, { at: '/mypage/member-info/real-name?toName=Payment&orderCd=O1' });
  await fill(user);
  await user.click(press());
  await waitFor(() => expect(address()).toBe('/order/payment/O1'));
});

test('V-CN1 what is missing or too short is told at its field or picture, the first one has the focus, and nothing is sent', async () => {
  const { user, calls } = await open();
  await user.type(number(), '1101051949');
  await user.click(press());
  expect(await screen.findByText('신분증 번호 열여덟 자리를 확인해 주세요.')).toBeTruthy();
  expect([screen.getAllByText(ko['realName.photo.missing']).length, screen.getByText(ko['realName.agreeFirst'])]).toEqual([
    2,
    expect.anything(),
  ]);
  expect(document.activeElement).toBe(name());
  expect(calls.filter((call) => /^P/.test(call))).toEqual([]);
});

test('V-CN1 a number whose last sign does not fit is warned of, and can be saved', async () => {
  const { user } = await open();
  await fill(user, { typedNumber: '110105194912310021' });
  expect(screen.getByRole('status').textContent).toContain('마지막 자리가 앞자리와 맞지 않아요');
  await user.click(press());
  expect(await screen.findByText('王*明')).toBeTruthy();
});

test('R-MY-20 a photo that is refused says so at its side, and the other one stays', async () => {
  const { user } = await open({
    'POST /member/real-name/photos': () =>
      (photos += 1) === 1 ? { photoKey: 'RP1.jpg' } : refusal('VALIDATION_FAILED', [{ field: 'photo', code: 'claim.v0011' }]),
  });
  await user.upload(picker('신분증 앞면'), card());
  await screen.findByRole('img', { name: '신분증 앞면' });
  await user.upload(picker('신분증 뒷면'), card());
  expect(await side('신분증 뒷면').findByText(ko['realName.photo.pixels'])).toBeTruthy();
  expect(side('신분증 앞면').queryByRole('alert')).toBeNull();
  expect(screen.getByRole('img', { name: '신분증 앞면' })).toBeTruthy();
});

test('R-MY-20 what the server says of a name or a photo stands at it, and what was typed stays', async () => {
  const { user } = await open({
    'POST /member/real-name': refusal('VALIDATION_FAILED', [
      { field: 'name', code: 'realName.v0001' },
      { field: 'backPhotoKey', code: 'claim.v0010' },
    ]),
  });
  await fill(user);
  await user.click(press());
  expect(await screen.findByText(ko['realName.nameDiffers'])).toBeTruthy();
  expect(side('신분증 뒷면').getByText(ko['realName.photo.gone'])).toBeTruthy();
  expect([name().value, number().value, screen.getAllByRole('img').length]).toEqual(['王小明', '11010519491231002x', 2]);
  await user.click(screen.getByRole('button', { name: '신분증 뒷면 사진 빼기' }));
  expect(screen.queryByRole('img', { name: '신분증 뒷면' })).toBeNull();
});

test('R-MY-20 details that another press or tab has saved are shown instead of a second form', async () => {
  let isSaved = false;
  const { user } = await open({
    'GET /member/real-name': () => (isSaved ? saved() : NONE),
    'POST /member/real-name': () => ((isSaved = true), refusal('REAL_NAME_EXISTS')),
  });
  await fill(user);
  await user.click(press());
  expect(await screen.findByText('王*明')).toBeTruthy();
});

test('R-MY-20 the photos of a day are limited, and that is told at the side', async () => {
  const { user } = await open({ 'POST /member/real-name/photos': refusal('REAL_NAME_PHOTO_LIMIT', [20]) });
  await user.upload(picker('신분증 앞면'), card());
  expect(await side('신분증 앞면').findByText('오늘 올릴 수 있는 사진 20장을 다 올렸어요. 내일 다시 해 주세요.')).toBeTruthy();
});

test('R-MY-20 saved details are deleted after a question', async () => {
  const { user, shown } = await open(
    { 'GET /member/real-name': saved(), 'DELETE /member/real-name': NONE, 'GET /login/simple-details': aMember },
    { confirm: true },
  );
  await user.click(screen.getByRole('button', { name: '지우기' }));
  expect(await screen.findByRole('button', { name: '저장' })).toBeTruthy();
  expect([shown.confirms, shown.toasts]).toEqual([[ko['realName.deleteAsk']], [ko['realName.deleted']]]);
});

test('NF-03 with an order to China under way they stay, and say when they go; a change keeps the name', async () => {
  const { user } = await open({ 'GET /member/real-name': saved({}, { isNeeded: true }) });
  expect([screen.queryByRole('button', { name: '지우기' }), screen.getByText(ko['realName.needed'])]).toEqual([null, expect.anything()]);
  await user.click(screen.getByRole('button', { name: '바꾸기' }));
  expect(screen.getByText(ko['realName.neededName'])).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '그만두기' }));
  expect(screen.getByText('王*明')).toBeTruthy();
});

test.each([
  ['likely mistyped', saved({ isNumberPlausible: false }), ko['realName.idNumberKept'], '본인 인증'],
  ['verified', saved({ verifiedAt: '2026-11-24T03:00:00.000Z' }), '본인 인증을 마쳤어요 (2026.11.24)', null],
  ['not verified', saved(), ko['realName.unverified'], '본인 인증'],
  ['being verified', saved({}, { checkPendingSince: '2026-11-24T03:00:00.000Z' }), ko['realName.checkPending'], '다시 인증'],
  ['without a provider', saved({}, { isCheckAvailable: false }), null, null],
])('R-PUB-07 details that are %s say so', async (_, view, text, button) => {
  await open({ 'GET /member/real-name': view });
  expect(text === null || screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /인증/ })?.textContent ?? null).toBe(button);
});

test('R-PUB-07 a check that cannot begin is told', async () => {
  const { user, shown } = await open({
    'GET /member/real-name': saved(),
    'POST /member/real-name/check': refusal('REAL_NAME_CHECK_UNAVAILABLE'),
  });
  await user.click(screen.getByRole('button', { name: '본인 인증' }));
  await waitFor(() => expect(shown.errors).toHaveLength(1));
});

test('API-D20 changing asks who is there, when that was not proved lately; what was typed waits, and is saved after it', async () => {
  const { user, address, services } = await open({
    'GET /member/real-name': saved(),
    'PUT /member/real-name': refusal('REAUTH_REQUIRED'),
  });
  await user.click(screen.getByRole('button', { name: '바꾸기' }));
  await fill(user);
  await user.click(press());
  await waitFor(() => expect(address()).toBe('/mypage/member-info/confirm?toName=MemberInfoRealName'));
  expect(draftStore(services.memberMemory).get()).toMatchObject({ name: '王小明', frontPhotoKey: 'RP1.jpg', backPhotoKey: 'RP2.jpg' });
});

test('API-D20 deleting asks who is there', async () => {
  const { user, address } = await open(
    { 'GET /member/real-name': saved(), 'DELETE /member/real-name': refusal('REAUTH_REQUIRED') },
    { confirm: true },
  );
  await user.click(screen.getByRole('button', { name: '지우기' }));
  await waitFor(() => expect(address()).toBe('/mypage/member-info/confirm?toName=MemberInfoRealName'));
});
