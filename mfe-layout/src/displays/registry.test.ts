import { displayOf } from './registry';

test('D-C13 D-09 D-22 a type outside the specification is known to nobody', () => {
  for (const displayCd of [0, 9, 22, 28, 99]) expect(displayOf(displayCd)).toBeUndefined();
  for (const displayCd of [1, 26, 27, 3, 5, 10, 14, 6, 7, 8, 16, 19, 24, 25]) expect(displayOf(displayCd)).toBeInstanceOf(Function);
});
