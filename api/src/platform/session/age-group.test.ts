import { ageAt, ageGroup } from './age-group';

const at = (time: string) => new Date(`2026-11-21T${time}+09:00`);

test.each([
  ['20061121', 20],
  ['20061122', 19],
  ['19960608', 30],
])('who was born on %s is %d on 21 November 2026', (birthday, age) => expect(ageAt(birthday, at('12:00:00'))).toBe(age));

test('a birthday begins at midnight in Seoul', () => {
  expect(ageAt('20061122', at('23:59:59'))).toBe(19);
  expect(ageAt('20061122', new Date('2026-11-21T15:00:00Z'))).toBe(20);
});

test('the decade reads in each language', () => {
  expect([
    ageGroup('19990101', at('12:00:00'), 'ko'),
    ageGroup('19990101', at('12:00:00'), 'en'),
    ageGroup('19990101', at('12:00:00'), 'cn'),
  ]).toEqual(['20대', '20s', '20多岁']);
});

test.each([
  ['20161121', '10대'],
  ['20161122', null],
  ['', null],
  ['1999010', null],
  ['199901011', null],
  ['x19990101', null],
  ['unknown!', null],
  [' 19990101', null],
  ['19990101 ', null],
])('a birthday %j belongs to %j', (birthday, group) => expect(ageGroup(birthday, at('12:00:00'), 'ko')).toBe(group));
