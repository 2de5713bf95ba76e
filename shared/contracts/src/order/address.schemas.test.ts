import { ADDRESS_MAX } from '../constants';
import { EMPTY_ADDRESS, addressErrors, bareNumber } from './address.rules';
import { addressForm } from './address.schemas';
import { COUNTRIES, COUNTRY_CDS, isCountryCd } from './countries';

const inKorea = { recipient: '김지수', mobile: '010-1234-5678', postalCode: '04524', region: '서울 중구 세종대로 110', detail: '101호' };
const inAmerica = {
  countryCd: 'US',
  recipient: 'Jisoo Kim',
  mobile: '+1 415 555 0100',
  postalCode: '94103',
  state: 'CA',
  city: 'San Francisco',
  region: '1355 Market Street',
  detail: 'Apt 9',
};
/** Field to code of what is wrong. */
const errorsOf = (address: object): Record<string, string> =>
  Object.fromEntries(addressForm.safeParse(address).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

test('E-20 an address in Korea: region, detail, recipient, mobile; nothing else is asked for', () => {
  expect(addressForm.parse(inKorea)).toEqual({
    ...inKorea,
    countryCd: 'KR',
    mobile: '01012345678',
    state: '',
    city: '',
    memo: '',
    customsCode: '',
  });
  expect(errorsOf({ recipient: ' ', mobile: '0101', postalCode: '12', region: '', detail: ' ' })).toEqual({
    recipient: 'validation.v0019',
    mobile: 'validation.v0009',
    postalCode: 'validation.v0016',
    region: 'validation.v0014',
    detail: 'validation.v0014',
  });
});

test('E-21 an address abroad: country, postal code, state, city, recipient and an international number', () => {
  expect(addressForm.parse(inAmerica)).toMatchObject({ ...inAmerica, mobile: '+14155550100' });
  expect(errorsOf({ ...inAmerica, mobile: '4155550100', postalCode: '9410', state: '', city: ' ' })).toEqual({
    mobile: 'validation.v0024',
    postalCode: 'validation.v0016',
    state: 'validation.v0019',
    city: 'validation.v0019',
  });
});

test.each([
  ['empty', ''],
  ['not shipped to', 'KP'],
  ['no country', 'constructor'],
])('V-REQ3 a country that is %s is refused', (_, countryCd) => {
  expect(errorsOf({ ...inAmerica, countryCd })).toEqual({ countryCd: 'validation.v0013' });
});

test.each(COUNTRY_CDS)('E-21 a postal code of %s is written as there', (countryCd) => {
  const { postalExample, postalCode } = COUNTRIES[countryCd];
  const address = { ...inAmerica, ...(countryCd === 'KR' && { mobile: inKorea.mobile }), countryCd };
  expect(errorsOf({ ...address, postalCode: postalExample })).toEqual({});
  expect(errorsOf({ ...address, postalCode: 'no code' })).toEqual(postalCode ? { postalCode: 'validation.v0016' } : {});
});

test('E-21 a name that customs there cannot read is told at its field', () => {
  expect(errorsOf({ ...inAmerica, recipient: '김지수' })).toEqual({ recipient: 'validation.v0023' });
  for (const recipient of ['Kim 지수', '지수 Kim'])
    expect(errorsOf({ ...inAmerica, recipient })).toEqual({ recipient: 'validation.v0023' });
  expect(errorsOf({ ...inAmerica, recipient: "Zoë O'Neil-Müller Jr." })).toEqual({});
  expect(errorsOf({ ...inAmerica, countryCd: 'HK', recipient: '王小明', postalCode: '' })).toEqual({});
});

test('an address of 5,000 characters is told at each field that is too long', () => {
  const long = 'a'.repeat(5_000);
  const parts = Object.keys(ADDRESS_MAX);
  const errors = errorsOf({ ...inKorea, ...Object.fromEntries(parts.map((part) => [part, long])) });
  for (const part of ['recipient', 'region', 'detail', 'memo', 'state', 'city'])
    expect([part, errors[part]]).toEqual([part, 'validation.v0020']);
  expect(errorsOf({ ...inKorea, mobile: '1'.repeat(5_000) })).toEqual({ mobile: 'validation.v0009' });
});

test.each([
  ['010-1234-5678', '01012345678'],
  [' +1 (415) 555-0100 ', '+14155550100'],
  ['00 86 138 0013 8000', '+8613800138000'],
  ['010 1234 5678 + 9', '010123456789'],
  ['', ''],
])('a number typed as %p is kept as %p', (typed, kept) => {
  expect(bareNumber(typed)).toBe(kept);
});

test('the personal customs code is P and twelve digits, in any case', () => {
  expect(addressForm.parse({ ...inKorea, customsCode: 'p123456789012' }).customsCode).toBe('P123456789012');
  expect(errorsOf({ ...inKorea, customsCode: 'P12' })).toEqual({ customsCode: 'validation.v0021' });
});

test('what is stored in a browser may name any country', () => {
  expect([isCountryCd('JP'), isCountryCd('toString'), isCountryCd(null)]).toEqual([true, false, false]);
});

test('an international number has seven to fifteen digits behind its plus, and nothing else', () => {
  const of = (mobile: string) => addressErrors({ ...EMPTY_ADDRESS, ...inAmerica, mobile }).map(({ field }) => field);
  expect(['+1234567', `+${'1'.repeat(15)}`].map(of)).toEqual([[], []]);
  for (const mobile of ['+123456', `+${'1'.repeat(16)}`, '+0123456789', 'tel:+14155550100', '+14155550100 ext'])
    expect(of(mobile)).toEqual(['mobile']);
});

test('the form of an address begins at home, with every field empty', () => {
  const { countryCd, ...others } = EMPTY_ADDRESS;
  expect(countryCd).toBe('KR');
  expect(Object.keys(others)).toEqual(['recipient', 'mobile', 'postalCode', 'state', 'city', 'region', 'detail', 'memo', 'customsCode']);
  expect(new Set(Object.values(others))).toEqual(new Set(['']));
});
