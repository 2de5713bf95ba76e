import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import terms from '@hyangro/contracts/messages/terms.ko.json';
import type { SavedAddress } from '@hyangro/contracts/order/address.schemas';
import { browserStorage } from '@hyangro/runtime/storage';
import { refusal, renderScreen, type EndpointMocks } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import AddressChangeScreen from './address-change.screen';

const home: SavedAddress = {
  addressCd: 'AD1',
  isDefault: true,
  countryCd: 'KR',
  recipient: '김지수',
  mobile: '01048219307',
  postalCode: '04766',
  state: '',
  city: '',
  region: '서울 성동구 왕십리로 83-21',
  detail: '1204호',
  memo: '',
  customsCode: '',
};
const abroad: SavedAddress = {
  ...home,
  addressCd: 'AD2',
  isDefault: false,
  countryCd: 'US',
  recipient: 'Jisoo Kim',
  mobile: '+14155550100',
  postalCode: '94103',
  state: 'CA',
  city: 'San Francisco',
  region: '1355 Market St',
  detail: 'Apt 9',
};
const AT = '/mypage/address/change';
const messages = { mypage: ko, terms };
const session = { isLogin: true, member: null };
const open = (book: SavedAddress[], endpoints: EndpointMocks = {}) =>
  renderScreen(<AddressChangeScreen />, { at: AT, messages, session, confirm: true, endpoints: { 'GET /addresses': book, ...endpoints } });
const press = (name: string) => screen.getByRole('button', { name });
type User = Awaited<ReturnType<typeof open>>['user'];
/** At once, as a browser fills a form. */
async function fill(user: User, values: readonly (readonly [label: string, value: string])[]): Promise<void> {
  for (const [label, value] of values) {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(value);
  }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => browserStorage().local.remove('currentCountryCd'));

test('API-D17 the address book shows the default one and one abroad, each with what can be done', async () => {
  await open([home, abroad]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('기본 배송지')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('San Francisco, CA 94103')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '김지수 배송지를 기본으로' })).toBeNull();
});

test('R-MY-10 API-D17 an empty book leads to the first address, which is saved as it is typed', async () => {
  const sent: unknown[] = [];
  const { user, shown } = await open([], {
    'POST /addresses': ({ body }) => {
      sent.push(body);
      return [home];
    },
  });
  expect(screen.getByText('저장한 배송지가 없어요')).toBeTruthy();
  await user.click(press('새 배송지'));
  await user.click(press('저장'));
  await waitFor(() => expect(document.activeElement).toBe(field('받는 분')));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await fill(user, [
    ['받는 분', '김지수'],
    ['휴대전화', '010-4821-9307'],
    ['우편번호', '04766'],
    ['주소', home.region],
    ['상세 주소', home.detail],
  ]);
  await user.click(press('저장'));
  await waitFor(() => expect(shown.toasts).toEqual(['배송지를 저장했어요']));
  expect(sent).toMatchObject([{ countryCd: 'KR', recipient: '김지수', mobile: '01048219307', isDefault: false }]);
  expect(screen.getByText('기본 배송지')).toBeTruthy();
});

test('R-MY-10 API-D17 an address is changed in its fields, named the default one, and deleted after a question', async () => {
  const { user, shown, calls } = await open([home, abroad], {
    'PUT /addresses/:addressCd': [home, { ...abroad, detail: 'Apt 10' }],
    'PUT /addresses/:addressCd/default': [
      { ...abroad, isDefault: true },
      { ...home, isDefault: false },
    ],
    'DELETE /addresses/:addressCd': [{ ...abroad, isDefault: true }],
  });
  await user.click(press('Jisoo Kim 배송지 수정'));
  expect(field('도시').value).toBe('San Francisco');
  await fill(user, [['상세 주소', 'Apt 10']]);
  await user.click(press('저장'));
  await waitFor(() => expect(screen.getByText('Apt 10, 1355 Market St')).toBeTruthy());
  await user.click(press('Jisoo Kim 배송지를 기본으로'));
  await waitFor(() => expect(press('김지수 배송지를 기본으로')).toBeTruthy());
  await user.click(press('김지수 배송지 삭제'));
  await waitFor(() => expect(screen.queryByText('김지수')).toBeNull());
  expect(shown.toasts).toEqual(['배송지를 저장했어요', '기본 배송지로 정했어요', '배송지를 지웠어요']);
  expect(calls.slice(1)).toEqual(['PUT /addresses/AD2', 'PUT /addresses/AD2/default', 'DELETE /addresses/AD1']);
});

test('API-D17 a full book says so in place of the button', async () => {
  await open(Array.from({ length: 20 }, (_, at) => ({ ...home, addressCd: `AD${at}`, isDefault: at === 0, detail: `${at}호` })));
  expect(screen.queryByRole('button', { name: '새 배송지' })).toBeNull();
  expect(screen.getByText(/20곳을 모두 채웠어요/)).toBeTruthy();
});

test('LS-17 a new address begins in the country chosen last', async () => {
  browserStorage().local.set('currentCountryCd', 'JP');
  const { user } = await open([]);
  await user.click(press('새 배송지'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '받을 나라' }).value).toBe('JP');
});

test('E-21 what the server refuses stands at its field, and what was typed stays', async () => {
  const { user } = await open([home], {
    'PUT /addresses/:addressCd': refusal('VALIDATION_FAILED', [{ field: 'postalCode', code: 'validation.v0016' }]),
  });
  await user.click(press('김지수 배송지 수정'));
  await user.click(press('저장'));
  await waitFor(() => expect(document.activeElement).toBe(field('우편번호')));
  expect(screen.getByText('우편번호를 확인해 주세요.')).toBeTruthy();
  expect(field('상세 주소').value).toBe('1204호');
});

test('ST-LOG-04 a session that ends before "save" costs no input: after the login the same fields are there', async () => {
  let setAway = (_: boolean) => {};
  const Page = () => {
    const [isAway, set] = useState(false);
    setAway = set;
    return isAway ? <p>login</p> : <AddressChangeScreen />;
  };
  const { user, shown } = await renderScreen(<Page />, {
    at: AT,
    messages,
    session,
    endpoints: { 'GET /addresses': [home], 'POST /addresses': refusal('LOGIN_REQUIRED') },
  });
  await user.click(press('새 배송지'));
  await fill(user, [
    ['받는 분', '이봄'],
    ['휴대전화', '01012345678'],
    ['우편번호', '04524'],
    ['주소', '서울 중구 세종대로 110'],
    ['상세 주소', '101호'],
  ]);
  await user.click(press('저장'));
  await waitFor(() => expect(shown.errors).toHaveLength(1));
  await act(async () => setAway(true));
  await act(async () => setAway(false));
  expect([field('받는 분').value, field('상세 주소').value]).toEqual(['이봄', '101호']);
  await user.click(press('취소'));
  expect(screen.getByText('김지수')).toBeTruthy();
});
