import { needsRealName, shippingViolation } from './ship-to.rules';

const person = { memberType: 'PERSON' } as const;
const company = { memberType: 'CORPORATE' } as const;
const to = (countryCd: string, recipient = '王小明') => ({ countryCd, recipient });

test('V-CORP2 a company ships to Korea and other countries, not to China', () => {
  expect([to('KR'), to('US'), to('CN')].map((place) => shippingViolation(place, company, '王小明'))).toEqual([
    null,
    null,
    'ORDER_CORPORATE_CHINA',
  ]);
});

test('V-CN2 a parcel to China needs real-name details, and the recipient they name', () => {
  expect(shippingViolation(to('CN'), person, null)).toBe('ORDER_REAL_NAME_MISSING');
  expect(shippingViolation(to('CN'), person, '李雷')).toBe('ORDER_REAL_NAME_MISMATCH');
  expect(shippingViolation(to('CN'), person, '王小明')).toBeNull();
  expect(shippingViolation(to('CN', 'Wang  Xiaoming'), person, 'WANG XIAOMING')).toBeNull();
});

test('V-CN2 who sends to somebody else is asked for no real name, theirs or another', () => {
  const forAnother = { ...to('CN'), isForAnother: true };
  expect([null, '李雷'].map((realName) => shippingViolation(forAnother, person, realName))).toEqual([null, null]);
  expect(shippingViolation(forAnother, company, null)).toBe('ORDER_CORPORATE_CHINA');
  expect(needsRealName(forAnother, person)).toBe(false);
});

test('V-CN2 elsewhere nobody is asked for a real name', () => {
  expect(shippingViolation(to('HK'), person, null)).toBeNull();
  expect([needsRealName(to('CN'), person), needsRealName(to('KR'), person), needsRealName(to('CN'), company)]).toEqual([
    true,
    false,
    false,
  ]);
});
