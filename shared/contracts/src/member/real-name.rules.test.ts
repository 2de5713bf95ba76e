import { hasRightCheckSign, maskedIdNumber, maskedName, plainName, realNameForm } from './real-name.rules';

const FORM = { name: '王小明', idNumber: '11010519491231002X', frontPhotoKey: 'F', backPhotoKey: 'B', isAgreed: true };
const wrong = (changes: object) => {
  const { error } = realNameForm.safeParse({ ...FORM, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
};

test.each([
  ['11010519491231002X', '11010519491231002X'],
  ['11010519491231002x', '11010519491231002X'],
  [' 110105 19491231 002X ', '11010519491231002X'],
  ['110105-19491231-0021', '110105194912310021'],
  ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
])('V-CN1 %s is taken as %s', (typed, kept) => {
  expect(realNameForm.parse({ ...FORM, idNumber: typed }).idNumber).toBe(kept);
});

test.each([
  '',
  '1101051949123100',
  '11010519491231002',
  '11010519491231002XX',
  '111010519491231002X',
  'X1010519491231002',
  '11010519491231002A',
  '1'.repeat(61),
])('V-CN1 "%s" has not 17 digits and a digit or X, and is refused at its field', (idNumber) => {
  expect(wrong({ idNumber })).toEqual(['idNumber validation.v0011']);
});

test.each([
  ['11010519491231002X', true],
  ['440524188001010014', true],
  ['110105194912310021', false],
  ['440524188001010015', false],
  ['11010519491231002', false],
  ['', false],
])('V-CN1 the check sign of %s fits: %s', (idNumber, isRight) => {
  expect(hasRightCheckSign(idNumber)).toBe(isRight);
});

test('each part that is missing is told at its field', () => {
  expect(wrong({ name: ' ', frontPhotoKey: '', backPhotoKey: '', isAgreed: false })).toEqual([
    'name validation.v0019',
    'frontPhotoKey realName.v0003',
    'backPhotoKey realName.v0003',
    'isAgreed realName.v0002',
  ]);
  expect(wrong({ name: '王'.repeat(51) })).toEqual(['name validation.v0020']);
});

test('a check sign fits a whole number only; the photo’s key has 100 letters at most', () => {
  expect(hasRightCheckSign('11010519491231002X')).toBe(true);
  expect(hasRightCheckSign('A11010519491231002X')).toBe(false);
  expect(wrong({ frontPhotoKey: 'F'.repeat(100) })).toEqual([]);
  expect(wrong({ backPhotoKey: 'F'.repeat(101) })).toEqual(['backPhotoKey claim.v0010']);
  expect(maskedName(' 王小明 ')).toBe('王*明');
});

test('E-22 a number shows its first and last four signs, a name its first and last', () => {
  expect(maskedIdNumber('110105194912311234')).toBe('1101**********1234');
  expect(['王小明', '李雷', '王', 'Wang Xiaoming', ''].map(maskedName)).toEqual(['王*明', '李*', '王*', 'W***********g', '*']);
});

test('V-CN2 case, width and blanks make no other name', () => {
  expect(plainName('Wang  Xiaoming')).toBe(plainName('ＷＡＮＧ XIAOMING'));
  expect(plainName('王小明')).not.toBe(plainName('王小名'));
});
