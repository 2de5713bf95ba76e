import { memberGroup, picksOf, saleEnd } from './layout.rules';
import { newest, shelfOf, withChanges } from './shelf';

const at = (time: string) => new Date(`2026-11-21T${time}+09:00`);

test('ST-TIME-01 E-03 the end of a sale is a wall time of Seoul', () => {
  expect(saleEnd({ endsAt: new Date('2026-11-21T15:30:05Z'), isRolling: false }, at('10:00:00'))).toBe('2026-11-22 00:30:05');
  expect(saleEnd({ endsAt: null, isRolling: true }, at('10:00:00'))).toBeNull();
});

test.each([
  ['ahead', '17:59:59', '2026-11-21 18:00:00'],
  ['reached', '18:00:00', '2026-11-22 18:00:00'],
  ['past', '20:00:00', '2026-11-22 18:00:00'],
])('ST-TIME-02 a rolling sale whose end is %s ends at the same hour, always ahead', (_name, now, end) => {
  expect(saleEnd({ endsAt: at('18:00:00'), isRolling: true }, at(now))).toBe(end);
  expect(saleEnd({ endsAt: new Date('2026-11-11T18:00:00+09:00'), isRolling: true }, at(now))).toBe(end);
});

test('ST-TIME-02 a rolling sale that ends in three days ends in three days', () => {
  expect(saleEnd({ endsAt: new Date('2026-11-24T18:00:00+09:00'), isRolling: true }, at('12:00:00'))).toBe('2026-11-24 18:00:00');
});

test('ST-TIME-02 a sale that does not roll stays over', () => {
  expect(saleEnd({ endsAt: at('18:00:00'), isRolling: false }, at('20:00:00'))).toBe('2026-11-21 18:00:00');
});

const GROUPS = ['GUEST', 'F10', 'F20', 'F30', 'F40', 'F50', 'M20', 'M30', 'M40', 'M50'];
test.each([
  ['01', '19960608', 'M30'],
  ['02', '19960608', 'F30'],
  ['', '19960608', 'F30'],
  ['99', '20001122', 'F20'],
  ['02', '19500101', 'F50'],
  ['01', '20120101', 'M20'],
  ['01', '', 'GUEST'],
  ['01', '1996060', 'GUEST'],
  ['01', '199606081', 'GUEST'],
  ['01', 'x9960608', 'GUEST'],
  ['02', '19821122', 'F40'],
  ['02', '19771121', 'F40'],
])('E-08 gender "%s" born %s belongs to %s', (gender, birthday, group) => {
  expect(memberGroup({ gender, birthday }, GROUPS, at('12:00:00'))).toBe(group);
});

test('E-01 visitors belong to the guests, and so does everyone when no list was made', () => {
  expect(memberGroup(null, GROUPS, at('12:00:00'))).toBe('GUEST');
  expect(memberGroup({ gender: '01', birthday: '19960608' }, ['GUEST'], at('12:00:00'))).toBe('GUEST');
});

test('E-04 looks at the shelf add up, in whatever order their answers come', () => {
  const start = shelfOf('100', [
    ['P1', 'a', 3],
    ['P1', 'b', 4],
    ['P2', '', 1],
  ]);
  expect(start.products.get('P1')).toBe(7);
  const later = withChanges(start, '120', [['P1', 'a', 0]]);
  const latest = withChanges(start, '130', [
    ['P1', 'a', 0],
    ['P2', '', 9],
    ['P3', '', 5],
  ]);
  expect([later.products.get('P1'), latest.products.get('P2'), start.products.get('P1')]).toEqual([4, 9, 7]);
  expect(newest(latest, later)).toBe(latest);
  expect(newest(later, latest)).toBe(latest);
  expect(withChanges(latest, '140', [['P1', 'a', 0]]).products.get('P1')).toBe(4);
});

test('E-08 a member goes to the nearest list there is, whatever the order of the lists', () => {
  const of = (groups: string[], birthday: string) => memberGroup({ gender: '02', birthday }, groups, at('12:00:00'));
  expect(of(['F50', 'F10', 'F30', 'M20'], '20001122')).toBe('F10');
  expect(of(['F60', 'F10'], '19960608')).toBe('F10');
  expect(of(['F10', 'F40', 'M30'], '19960608')).toBe('F40');
});

test('E-08 of two lists that are equally near a member gets that of the younger, whatever the order of the lists', () => {
  const of = (...groups: string[]) => memberGroup({ gender: '02', birthday: '19960608' }, groups, at('12:00:00'));
  expect([of('F20', 'F40'), of('F40', 'F20')]).toEqual(['F20', 'F20']);
});

const LISTS = new Map([
  ['GUEST', ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9']],
  ['F20', ['P7', 'P0', 'P2']],
]);
const shown = (group: string, ...leftOut: string[]) => picksOf(LISTS, group, (code) => leftOut.includes(code));

test('E-01 a page shows the goods of the member’s list first, then what everybody likes: eight, none of them twice', () => {
  expect(shown('F20')).toEqual(['P7', 'P0', 'P2', 'P1', 'P3', 'P4', 'P5', 'P6']);
  expect(shown('GUEST')).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']);
});

test('E-01 goods that are sold out or bought already are not shown, the next ones move up', () => {
  expect(shown('F20', 'P7', 'P1')).toEqual(['P0', 'P2', 'P3', 'P4', 'P5', 'P6', 'P8', 'P9']);
});

test('E-01 a group without a list sees what everybody likes; without any list nothing is shown', () => {
  expect(shown('M50', 'P1')).toEqual(['P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9']);
  expect(picksOf(new Map([['F20', ['P7']]]), 'F20', () => false)).toEqual(['P7']);
  expect(picksOf(new Map(), 'F20', () => false)).toEqual([]);
});
