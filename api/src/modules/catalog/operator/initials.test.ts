import { koreanInitial, latinInitial } from './initials';

test.each([
  ['오렐르', 'ㅇ'],
  ['뿌리향', 'ㅂ'],
  ['Maison', 'M'],
  ['3단계', '#'],
])('R-HOM-09 %s stands under %s in the Korean index', (name, letter) => expect(koreanInitial(name)).toBe(letter));

test.each([
  ['ORÉLLE', 'O'],
  ['Éclat', 'E'],
  ['根香', '#'],
])('R-HOM-09 %s stands under %s in the Latin index', (name, letter) => expect(latinInitial(name)).toBe(letter));
