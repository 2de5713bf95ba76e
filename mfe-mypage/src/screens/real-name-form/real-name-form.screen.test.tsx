import { screen, waitFor } from '@testing-library/react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import { createTestServices, refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { head, prefetch } from './real-name-form.data';
import RealNameFormScreen from './real-name-form.screen';

const FORM = { recipientMasked: '王*明', goodsCount: 2, expiresAt: '2026-12-08T03:00:00.000Z' };
let photos = 0;
const open = (endpoints: EndpointMocks = {}, at = '/mypage/real-name-form?token=O1.x.y') =>
  renderScreen(<RealNameFormScreen />, {
    at,
    messages: { mypage: ko, terms },
    endpoints: {
      'GET /real-name/forms/:token': FORM,
      'POST /real-name/forms/:token/photos': () => ({ photoKey: `RP${(photos += 1)}.jpg` }),
      ...endpoints,
    },
  });
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined }));
beforeEach(() => (photos = 0));
type User = Awaited<ReturnType<typeof open>>['user'];
async function fill(user: User) {
  await user.type(screen.getByLabelText(/^이름/), '王小明');
  await user.type(screen.getByLabelText(/^신분증 번호/), '11010519491231002X');
  const card = new File(['x'], 'card.jpg', { type: 'image/jpeg' });
  for (const side of ['신분증 앞면', '신분증 뒷면']) {
    const [picker] = screen.getAllByLabelText(/사진 올리기/);
    if (picker) await user.upload(picker, card);
    await screen.findByRole('img', { name: side });
  }
  await user.click(screen.getByRole('checkbox'));
}
const press = () => screen.getByRole('button', { name: '보내기' });

test('R-PUB-06 whoever has the link sees whose parcel it is, gives name, number and photos, and is thanked', async () => {
  let sent: unknown;
  const { user, calls } = await open({ 'POST /real-name/forms/:token': ({ body }) => void (sent = body) });
  expect(screen.getByText(/^王\*明 님께 가는 상품 2개가 있어요/)).toBeTruthy();
  expect(screen.getByText(/2026\.12\.08까지 쓸 수 있어요/)).toBeTruthy();
  await fill(user);
  await user.click(press());
  expect(await screen.findByRole('heading', { level: 1, name: ko['recipient.sent'] })).toBeTruthy();
  expect(sent).toMatchObject({ name: '王小明', frontPhotoKey: 'RP1.jpg', backPhotoKey: 'RP2.jpg' });
  expect(calls.every((call) => call.includes('/real-name/forms/O1.x.y'))).toBe(true);
});

test('V-CN2 another name than the parcel’s is told at its field, and nothing is lost', async () => {
  const { user } = await open({
    'POST /real-name/forms/:token': refusal('VALIDATION_FAILED', [{ field: 'name', code: 'realName.v0001' }]),
  });
  await fill(user);
  await user.click(press());
  expect(await screen.findByText(ko['realName.nameDiffers'])).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^이름/));
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test.each([
  ['REAL_NAME_LINK_INVALID', ko['recipient.closed.INVALID']],
  ['REAL_NAME_LINK_EXPIRED', ko['recipient.closed.EXPIRED']],
  ['REAL_NAME_LINK_CLOSED', ko['recipient.closed.CLOSED']],
] as const)('R-PUB-06 a link refused for %s is stated, and leads on', async (reason, title) => {
  await open({ 'GET /real-name/forms/:token': refusal(reason) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: '내 실명 정보' }).getAttribute('href')).toBe('/mypage/member-info/real-name');
});

test('R-PUB-06 without a link the page says what it is for, and asks nobody', async () => {
  const { calls } = await open({}, '/mypage/real-name-form');
  expect([screen.getByRole('heading', { level: 1 }).textContent, calls]).toEqual([ko['recipient.closed.NONE'], []]);
});

test('R-PUB-06 a link that ends while the page is open: the page says so when it is sent', async () => {
  let isOver = false;
  const { user } = await open({
    'GET /real-name/forms/:token': () => (isOver ? refusal('REAL_NAME_LINK_EXPIRED') : FORM),
    'POST /real-name/forms/:token': () => ((isOver = true), refusal('REAL_NAME_LINK_EXPIRED')),
  });
  await fill(user);
  await user.click(press());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ko['recipient.closed.EXPIRED']));
});

test.each([
  ['a good link', '?token=O1.x.y', FORM, undefined],
  ['a forged link', '?token=O1.x.z', refusal('REAL_NAME_LINK_INVALID'), 404],
  ['none', '', FORM, undefined],
] as const)('R-PUB-06 the page of %s has its title, and no place in a search', async (_, search, answer, status) => {
  const { services } = createTestServices({
    messages: { mypage: ko },
    endpoints: { 'GET /real-name/forms/:token': answer as typeof FORM },
  });
  const args = { services, params: {}, searchParams: new URLSearchParams(search) };
  await prefetch(args);
  expect(head(args)).toEqual({ title: ko['recipient.title'], noIndex: true, ...(status && { status }) });
});
