import { GUARDED_ROUTES, OPEN_ROUTES } from '../testing/route-guards';
import { routeNames, routeRow } from './table';

test.each(GUARDED_ROUTES)('%s lets in members alone', (name) => {
  expect(routeRow(name).auth).toBe(true);
});

test.each(OPEN_ROUTES)('%s lets everybody in', (name) => {
  expect(routeRow(name).auth).toBeUndefined();
});

test('every route of the shop is written down as open or as guarded, once', () => {
  expect([...GUARDED_ROUTES, ...OPEN_ROUTES].sort()).toEqual([...routeNames].sort());
});
