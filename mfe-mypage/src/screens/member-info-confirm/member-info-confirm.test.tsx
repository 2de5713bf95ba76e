import type { ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import cnTerms from '@hyangro/contracts/messages/terms.cn.json';
import enTerms from '@hyangro/contracts/messages/terms.en.json';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { refusal, renderScreen, type EndpointMocks, type RenderScreenOptions } from '@hyangro/testing';
import cn from '../../../locales/cn.json';
import en from '../../../locales/en.json';
import ko from '../../../locales/ko.json';
import { memberInfoQueries } from '../../data/member-info.queries';
import { useInfoIsShown } from '../../features/proof/info-is-shown';
import { REQUEST, fakeDevice } from '../../testing/passkey.samples';
import MemberInfoConfirmScreen from './member-info-confirm.screen';

const AT = '/mypage/member-info/confirm';
const WITH_PASSWORD = { hasPassword: true, hasPasskey: false, providers: [] };
const open = (endpoints: EndpointMocks = {}, options: Omit<RenderScreenOptions, 'endpoints'> = {}, page = <MemberInfoConfirmScreen />) =>
  renderScreen(page, {
    at: AT,
    session: { isLogin: true, member: { memCd: 'M1', email: 'a@b.kr' } as MemberDetails },
    messages: { mypage: ko, terms },
    endpoints: { 'GET /member/proof-ways': WITH_PASSWORD, 'POST /member/confirm-password': undefined, ...endpoints },
    ...options,
  });
type Page = Awaited<ReturnType<typeof open>>;
const prove = async ({ user }: Page, password = 'hyangro123', words: typeof ko = ko) => {
  await user.type(screen.getByLabelText(words['field.password']), password);
  await user.click(screen.getByRole('button', { name: words['proof.submit'] }));
};

describe('the password once more', () => {
  test('R-MY-19 a right one is sent once and leads to the member’s own data, which is asked for anew', async () => {
    const bodies: unknown[] = [];
    const page = await open({ 'POST /member/confirm-password': ({ body }) => (bodies.push(body), undefined) });
    const { queryKey } = memberInfoQueries.detail(page.services);
    page.services.queryClient.setQueryData(queryKey, null);
    await prove(page);
    await waitFor(() => expect(page.address()).toBe('/mypage/member-info'));
    expect([bodies, page.services.queryClient.getQueryState(queryKey)]).toEqual([[{ password: 'hyangro123' }], undefined]);
  });

  test.each([
    ['the route that the address names', `${AT}?toName=MyLinkSns`, undefined, '/mypage/link-sns'],
    ['Main for a name that is none', `${AT}?toName=https://elsewhere.example`, undefined, '/'],
    ['the part of the page that was looked at', AT, { isAsked: true, hash: '#export' }, '/mypage/member-info#export'],
    ['the page alone for what is no part', AT, { hash: '#<b>' }, '/mypage/member-info'],
  ])('R-MY-19 it leads to %s', async (_, at, state, address) => {
    const page = await open({}, { at, state });
    await prove(page);
    await waitFor(() => expect(page.address()).toBe(address));
  });

  test.each([
    ['ko', ko, terms, '비밀번호를 2번 틀렸어요'],
    ['en', en, enTerms, 'Wrong password, 2 of 5 tries'],
    ['cn', cn, cnTerms, '密码错误2次'],
  ] as const)('R-MY-19 a wrong one is told at its field with the count, in %s', async (locale, mypage, words, told) => {
    const page = await open(
      { 'POST /member/confirm-password': refusal('LOGIN_FAILED', [2, 5]) },
      { locale, messages: { mypage, terms: words } },
    );
    await prove(page, 'wrong1234', mypage as typeof ko);
    expect(await screen.findByText(told, { exact: false })).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>(mypage['field.password']);
    expect([field.getAttribute('aria-invalid'), document.activeElement, page.address()]).toEqual(['true', field, AT]);
  });

  test('ST-LCK-01 a lock is told at the field with the seconds that are left', async () => {
    const page = await open({ 'POST /member/confirm-password': refusal('LOGIN_LOCKED', [432]) });
    await prove(page);
    expect(await screen.findByText('432초 남았어요', { exact: false })).toBeTruthy();
  });

  test('without one its field says so, and nothing is sent', async () => {
    const page = await open();
    await page.user.click(screen.getByRole('button', { name: ko['proof.submit'] }));
    expect(await screen.findByText(terms['validation.v0019'])).toBeTruthy();
    expect(page.calls).toEqual(['GET /member/proof-ways']);
  });
});

describe('without a password', () => {
  test('R-MY-19 a login by a linked account is the proof, and comes back to the member’s own data', async () => {
    const bodies: unknown[] = [];
    const page = await open({
      'GET /member/proof-ways': { hasPassword: false, hasPasskey: false, providers: ['kakao', 'naver'] },
      'POST /login/sns/:provider': ({ body, params }) => {
        bodies.push([params, body]);
        return new Promise<never>(() => undefined);
      },
    });
    expect(screen.queryByLabelText(ko['field.password'])).toBeNull();
    await page.user.click(screen.getByRole('button', { name: '네이버 계정으로 계속하기' }));
    await waitFor(() => expect(bodies).toEqual([[{ provider: 'naver' }, { target: 'toName=MemberInfo' }]]));
  });

  test('with no account either, the way to the shop’s people is shown', async () => {
    await open({ 'GET /member/proof-ways': { hasPassword: false, hasPasskey: false, providers: [] } });
    expect(screen.getByText(ko['proof.byNothing'])).toBeTruthy();
    expect(screen.getByRole('link', { name: ko['home.inquiry'] }).getAttribute('href')).toBe('/mypage/inquiry');
  });
});

describe('a passkey', () => {
  let device: ReturnType<typeof fakeDevice>;
  beforeEach(() => {
    device = fakeDevice();
  });
  afterEach(() => device.restore());
  const withPasskey = {
    'GET /member/proof-ways': { hasPassword: true, hasPasskey: true, providers: [] },
    'POST /member/confirm-passkey/options': REQUEST,
  } satisfies EndpointMocks;
  const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: ko['proof.byPasskey'] }));

  test('is a proof beside the password, and leads on as it does', async () => {
    const bodies: unknown[] = [];
    const page = await open({ ...withPasskey, 'POST /member/confirm-passkey': ({ body }) => (bodies.push(body), undefined) });
    await press(page);
    await waitFor(() => expect(page.address()).toBe('/mypage/member-info'));
    expect(bodies).toMatchObject([{ response: { response: { signature: 'c2lnbmVk' } } }]);
  });

  test('that the shop does not know is told at the button', async () => {
    const page = await open({ ...withPasskey, 'POST /member/confirm-passkey': refusal('PASSKEY_UNKNOWN') });
    await press(page);
    expect((await screen.findByRole('alert')).textContent).toBe(ko['passkey.fault.UNKNOWN']);
    expect([page.address(), page.shown.errors]).toEqual([AT, []]);
  });

  test('is the only way of who has neither password nor account', async () => {
    await open({ ...withPasskey, 'GET /member/proof-ways': { hasPassword: false, hasPasskey: true, providers: [] } });
    expect(screen.getByRole('button', { name: ko['proof.byPasskey'] })).toBeTruthy();
    expect([screen.queryByText(ko['proof.byNothing']), screen.queryByLabelText(ko['field.password'])]).toEqual([null, null]);
  });
});

test('a check that does not load says so, and is tried again', async () => {
  let tries = 0;
  await open(
    { 'GET /member/proof-ways': () => ((tries += 1), tries === 1 ? refusal('TOO_MANY_REQUESTS') : WITH_PASSWORD) },
    { canFail: true },
  );
  expect(screen.getByRole('alert')).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'retry' }).click());
  expect(await screen.findByLabelText(ko['field.password'])).toBeTruthy();
});

describe('who comes from their own data', () => {
  const Step = ({ to, state }: { to: string; state?: object }) => {
    const navigate = useNavigate();
    return <button onClick={() => void navigate(AT + to, { state })}>ON</button>;
  };
  const OwnData = ({ children }: { children: ReactNode }) => {
    useInfoIsShown();
    return (
      <>
        <p>OWN DATA</p>
        {children}
      </>
    );
  };
  /** Three screens one after the other. */
  const Visit = ({ state, between }: { state?: object; between?: true }) => {
    const { search } = useLocation();
    if (search === '?check') return <MemberInfoConfirmScreen />;
    if (search === '?between') return <Step to="?check" />;
    return (
      <OwnData>
        <Step to={between ? '?between' : '?check'} {...(state && { state })} />
      </OwnData>
    );
  };
  const goOn = async ({ user }: Page) => user.click(screen.getByRole('button', { name: 'ON' }));

  test('R-MY-19 goes back in history, and is not asked', async () => {
    const page = await open({}, {}, <Visit />);
    await goOn(page);
    expect(await screen.findByText('OWN DATA')).toBeTruthy();
    expect([page.address(), page.calls]).toEqual([AT, []]);
  });

  test('R-MY-19 is asked where a call wanted the proof', async () => {
    const page = await open({}, {}, <Visit state={{ isAsked: true, hash: '' }} />);
    await goOn(page);
    expect(await screen.findByLabelText(ko['field.password'])).toBeTruthy();
  });

  test('R-MY-19 is asked when another screen lay between', async () => {
    const page = await open({}, {}, <Visit between />);
    await goOn(page);
    await goOn(page);
    expect(await screen.findByLabelText(ko['field.password'])).toBeTruthy();
  });
});
