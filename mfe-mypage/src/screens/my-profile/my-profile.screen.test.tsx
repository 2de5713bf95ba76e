import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aBeauty, aFriend, aMyProfile, anInvitation } from '../../testing/profile.samples';
import MyProfileScreen from './my-profile.screen';

const open = (endpoints: EndpointMocks = {}, options: Omit<RenderScreenOptions, 'endpoints'> = {}) =>
  renderScreen(<MyProfileScreen />, {
    at: '/mypage/profile',
    messages: { mypage: ko },
    session: { isLogin: true, member: null },
    endpoints: { 'GET /member/profile': aMyProfile(), 'GET /member/invitation': anInvitation(), ...endpoints },
    ...options,
  });
/** An answer that a second press comes before. */
const later = <T,>(answer: T) => new Promise<T>((resolve) => void setTimeout(resolve, 50, answer));
const nickname = () => screen.getByLabelText<HTMLInputElement>('별명');
const save = () => screen.getByRole('button', { name: '저장' });
const chip = (name: string) => screen.getByRole('button', { name });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((each) => each.textContent);

describe('the nickname', () => {
  test('R-MY-03 it is saved once, and said', async () => {
    const bodies: unknown[] = [];
    const { user, shown } = await open({ 'PUT /member/profile': ({ body }) => (bodies.push(body), later({ nickname: '새 별명' })) });
    await user.clear(nickname());
    await user.type(nickname(), ' 새 별명 ');
    await user.dblClick(save());
    await waitFor(() => expect(shown.toasts).toEqual([ko['profile.saved']]));
    expect([bodies, nickname().value]).toEqual([[{ nickname: '새 별명' }], '새 별명']);
  });

  test.each([
    ['nothing', ' ', undefined, '꼭 적어야 하는 칸이에요.'],
    ['fourteen letters', '가나다라마바사아자차카타파하', undefined, '별명은 13자까지예요.'],
    ['a name that somebody has', '민서의향', refusal('NICKNAME_TAKEN', []), '이미 있는 별명이에요.'],
  ])('V-NK1 K-NK %s as a nickname is told at its field, and what was typed stays', async (_, typed, answer, words) => {
    const { user, calls } = await open(answer && { 'PUT /member/profile': answer });
    await user.clear(nickname());
    await user.type(nickname(), typed);
    await user.click(save());
    expect(await screen.findByText(words)).toBeTruthy();
    expect([nickname().value, document.activeElement, calls.includes('PUT /member/profile')]).toEqual([
      typed,
      nickname(),
      answer !== undefined,
    ]);
  });

  test('ST-LOG-04 what is typed is still there after a look at another screen', async () => {
    const before = await open();
    await before.user.type(nickname(), '님');
    await before.user.click(chip('건성'));
    before.unmount();
    await open({}, { after: before });
    expect([nickname().value, pressed()]).toEqual(['지수의서랍님', ['건성']]);
  });
});

describe('the photo', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], type = 'image/jpeg') => {
    const input = screen.getByLabelText<HTMLInputElement>('사진 올리기');
    await user.upload(input, new File(['x'], 'me', { type }));
  };

  test('R-MY-03 a photo is sent as it is chosen and seen at once; it is taken away with a press', async () => {
    const { user } = await open({
      'POST /member/profile/photo': { photoUrl: '/api/profile-photos/U1.jpg' },
      'DELETE /member/profile/photo': undefined as never,
    });
    await choose(user);
    expect((await screen.findByRole('img', { name: '내 사진' })).getAttribute('src')).toBe('/api/profile-photos/U1.jpg');
    await user.click(screen.getByRole('button', { name: '사진 지우기' }));
    expect(await screen.findByRole('img', { name: ko['profile.noPhoto'] })).toBeTruthy();
  });

  test.each([
    ['claim.v0007', 'profile.photoType'],
    ['claim.v0011', 'profile.photoPixels'],
  ] as const)('R-MY-03 what the server says of a photo (%s) stands at its field', async (code, words) => {
    const { user } = await open({ 'POST /member/profile/photo': refusal('VALIDATION_FAILED', [{ field: 'photo', code }] as never) });
    await choose(user);
    expect((await screen.findByRole('alert')).textContent).toBe(ko[words]);
  });

  test('R-MY-03 too many photos of one day are told', async () => {
    const { user } = await open({ 'POST /member/profile/photo': refusal('PROFILE_PHOTO_LIMIT', [20]) });
    await choose(user);
    expect((await screen.findByRole('alert')).textContent).toContain('20장');
  });

  test('R-MY-03 what is no photo is not sent', async () => {
    const { user, calls } = await open();
    const input = screen.getByLabelText<HTMLInputElement>('사진 올리기');
    input.removeAttribute('accept');
    await user.upload(input, new File(['x'], 'me.pdf', { type: 'application/pdf' }));
    expect((await screen.findByRole('alert')).textContent).toBe(ko['profile.photoType']);
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  });
});

describe('the beauty profile', () => {
  const FOUR = aBeauty({ skinType: 'DRY', concern: ['PORE', 'SPOT'], avoid: ['Fragrance'] });

  test('API-D25 K-BTY it says what it brings, counts what is chosen, and says what came', async () => {
    const bodies: unknown[] = [];
    const { user, shown } = await open({
      'GET /member/profile': aMyProfile({ beauty: FOUR }),
      'PUT /member/beauty-profile': ({ body }) => (
        bodies.push(body),
        later({ beauty: aBeauty({ ...FOUR, skinTone: 'T21' }), rewardPoints: 500 })
      ),
    });
    expect(screen.getByText('5개 이상 고르면 500P')).toBeTruthy();
    expect([screen.getByText('4개 골랐어요') !== null, pressed().sort()]).toEqual([true, ['Fragrance', '건성', '모공', '잡티']]);
    await user.click(chip('21호'));
    expect(screen.getByText('5개 골랐어요')).toBeTruthy();
    await user.dblClick(chip('뷰티 프로필 저장'));
    await waitFor(() => expect(shown.toasts).toEqual(['프로필을 저장했어요. 500포인트를 드렸어요']));
    expect(bodies).toEqual([{ ...aBeauty({ ...FOUR, skinTone: 'T21' }), avoidBefore: ['Fragrance'] }]);
    expect(screen.queryByText('5개 이상 고르면 500P')).toBeNull();
  });

  test('API-D25 a later save brings nothing and says so; an answer is taken back with a second press', async () => {
    const bodies: unknown[] = [];
    const { user, shown } = await open({
      'GET /member/profile': aMyProfile({ beauty: FOUR, isRewarded: true }),
      'PUT /member/beauty-profile': ({ body }) => (bodies.push(body), { beauty: aBeauty(), rewardPoints: 0 }),
    });
    expect(screen.queryByText(ko['beauty.rewardOnce'])).toBeNull();
    for (const name of ['건성', '모공', '중성', '플로럴']) await user.click(chip(name));
    await user.click(chip('뷰티 프로필 저장'));
    await waitFor(() => expect(shown.toasts).toEqual([ko['profile.saved']]));
    expect(bodies).toEqual([
      { ...aBeauty({ skinType: 'NORMAL', concern: ['SPOT'], scent: ['FLORAL'], avoid: ['Fragrance'] }), avoidBefore: ['Fragrance'] },
    ]);
  });

  test('API-D25 any ingredient can be written, once, in any case; an empty one is told at its field', async () => {
    const { user } = await open();
    const field = screen.getByLabelText<HTMLInputElement>(ko['beauty.other']);
    await user.click(chip('더하기'));
    expect(screen.getByText('꼭 적어야 하는 칸이에요.')).toBeTruthy();
    await user.type(field, 'Parfum{Enter}');
    await user.type(field, ' limonene {Enter}');
    expect([pressed().sort(), field.value, screen.getAllByRole('button', { name: /limonene/i })]).toEqual([
      ['Limonene', 'Parfum'],
      '',
      [expect.anything()],
    ]);
  });

  test('API-D25 what another page changed meanwhile is shown, unless something here is not saved yet', async () => {
    let profile = aMyProfile({ beauty: FOUR });
    const page = await open({ 'GET /member/profile': () => profile });
    const refresh = () => page.services.queryClient.invalidateQueries({ queryKey: ['mypage', 'profile'] });
    profile = aMyProfile({ nickname: '다른 별명', beauty: aBeauty({ avoid: ['Linalool'] }) });
    await act(refresh);
    await waitFor(() => expect([pressed(), nickname().value]).toEqual([['Linalool'], '다른 별명']));
    await page.user.click(chip('지성'));
    await page.user.type(nickname(), '!');
    profile = aMyProfile();
    await act(refresh);
    expect([pressed(), nickname().value]).toEqual([['지성', 'Linalool'], '다른 별명!']);
  });

  test('GAP-15 a save says with which ingredients the form began, also after a product’s page added one', async () => {
    const bodies: { avoid: string[]; avoidBefore: string[] }[] = [];
    const saved = aBeauty({ avoid: ['Linalool', 'Parfum'] });
    let profile = aMyProfile({ beauty: aBeauty({ avoid: ['Linalool'] }) });
    const page = await open({
      'GET /member/profile': () => profile,
      'PUT /member/beauty-profile': ({ body }) => (bodies.push(body as (typeof bodies)[number]), { beauty: saved, rewardPoints: 0 }),
    });
    await page.user.click(chip('건성'));
    profile = aMyProfile({ beauty: saved });
    await act(() => page.services.queryClient.invalidateQueries({ queryKey: ['mypage', 'profile'] }));
    await page.user.click(chip('뷰티 프로필 저장'));
    await waitFor(() => expect(pressed()).toEqual(['Linalool', 'Parfum']));
    await page.user.click(chip('Parfum'));
    await page.user.click(chip('뷰티 프로필 저장'));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies.map(({ avoid, avoidBefore }) => [avoid, avoidBefore])).toEqual([
      [['Linalool'], ['Linalool']],
      [['Linalool'], ['Linalool', 'Parfum']],
    ]);
  });

  test('a save that fails tells so and keeps what was chosen', async () => {
    const { user, shown } = await open({ 'PUT /member/beauty-profile': refusal('SERVICE_UNAVAILABLE', []) });
    await user.click(chip('건성'));
    await user.click(chip('뷰티 프로필 저장'));
    await waitFor(() => expect(shown.errors).toHaveLength(1));
    expect(pressed()).toEqual(['건성']);
  });
});

describe('inviting', () => {
  const part = () => within(screen.getByRole('region', { name: '친구 초대' }));

  test('API-D26 K-REF the code, what a friend brings, who came and what that brought, and how many count', async () => {
    await open({
      'GET /member/invitation': anInvitation({
        rewardedCount: 2,
        items: [aFriend(), aFriend({ nickname: '서**', state: 'WAITING' }), aFriend({ nickname: '하**', state: 'NONE' })],
      }),
    });
    expect(part().getByText('HR12AB')).toBeTruthy();
    expect(part().getByText('친구 한 명마다 1,000P와 래플 티켓 3장')).toBeTruthy();
    expect(part().getByText('함께한 친구 2명 / 50명')).toBeTruthy();
    expect(part().getByText('지금까지 2,000P와 래플 티켓 6장을 받았어요')).toBeTruthy();
    expect(
      part()
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['민**2026.11.20 가입+1,000P, 티켓 3장', '서**2026.11.20 가입확인을 기다려요', '하**2026.11.20 가입보상 대상이 아니에요']);
  });

  test('V-REF2 who has brought as many friends as count is told', async () => {
    await open({ 'GET /member/invitation': anInvitation({ rewardedCount: 50 }) });
    expect(part().getByText(ko['invite.full'])).toBeTruthy();
  });

  test('API-D26 without a friend the list says how they come, and a campaign tells of both gifts', async () => {
    await open({ 'GET /member/invitation': anInvitation({ items: [], rewardedCount: 0, friendIsRewarded: true }) });
    expect(part().getByText(ko['invite.empty'])).toBeTruthy();
    expect(part().getByText(ko['invite.both'])).toBeTruthy();
  });

  test('API-D26 LS-21 the link with the code is given on by the device’s share sheet', async () => {
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
    const { user } = await open();
    await user.click(part().getByRole('button', { name: '초대 링크 보내기' }));
    expect(shared).toEqual([{ title: '향로로 초대해요. 가입하면 1,000포인트', url: `${window.location.origin}/welcome?refId=HR12AB` }]);
    Reflect.deleteProperty(navigator, 'share');
  });

  test('API-D26 in an app without a share sheet of the page the app opens its own; elsewhere the link is copied', async () => {
    const app = await open({}, { isApp: true });
    const post = jest.spyOn(app.services.bridge, 'post');
    await app.user.click(part().getByRole('button', { name: '초대 링크 보내기' }));
    expect(post.mock.calls).toEqual([
      [{ type: 'share', payload: expect.objectContaining({ url: expect.stringContaining('refId=HR12AB') }) }],
    ]);
    app.unmount();
    const { user, shown } = await open();
    await user.click(part().getByRole('button', { name: '초대 링크 보내기' }));
    expect(await navigator.clipboard.readText()).toContain('/welcome?refId=HR12AB');
    await user.click(part().getByRole('button', { name: '코드 복사' }));
    await waitFor(() => expect(shown.toasts.at(-1)).toBe(ko['invite.copied']));
    expect(await navigator.clipboard.readText()).toBe('HR12AB');
  });

  test('API-D26 a link to the invitation opens the page there', async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function scroll() {
      scrolled.push(this);
    };
    const plain = await open();
    expect(scrolled).toEqual([]);
    plain.unmount();
    await open({}, { at: '/mypage/profile#invite' });
    expect(scrolled.map(({ id }) => id)).toEqual(['invite']);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
});

describe('what comes late', () => {
  const invitation = () => screen.queryByRole('region', { name: '친구 초대' });

  test('an invitation that comes before the profile waits for it: the profile would push it down', async () => {
    let come: () => void = () => undefined;
    const late = new Promise<ReturnType<typeof aMyProfile>>((resolve) => (come = () => resolve(aMyProfile())));
    const { calls, services } = await open({ 'GET /member/profile': () => late });
    await waitFor(() => expect([calls.includes('GET /member/invitation'), services.queryClient.isFetching()]).toEqual([true, 1]));
    expect(invitation()).toBeNull();
    await act(async () => come());
    await waitFor(() => expect([nickname().value, invitation()]).toEqual(['지수의서랍', expect.anything()]));
  });

  test('a profile does not wait for an invitation', async () => {
    let come: () => void = () => undefined;
    const late = new Promise<ReturnType<typeof anInvitation>>((resolve) => (come = () => resolve(anInvitation())));
    await open({ 'GET /member/invitation': () => late });
    await waitFor(() => expect([nickname().value, invitation()]).toEqual(['지수의서랍', null]));
    await act(async () => come());
    await waitFor(() => expect(invitation()).not.toBeNull());
  });
});
