import { MEMBER_GROUP_DISPLAY } from '@hyangro/contracts/layout/display-types';
import { createTestServices } from '@hyangro/testing';
import { aDisplay, aLayout, anItem, products } from '../testing/samples';
import { DISPLAYS, isDrawn } from './displays';
import { Hero } from './hero/hero';
import { isHero } from './hero/hero.model';
import { layoutQueries } from './layout.queries';

const TYPES = Array.from({ length: 31 }, (_, displayCd) => displayCd);

test('D-C13 D-09 D-22 a type outside the specification is known to nobody', () => {
  expect([0, 9, 22, 28, 99].filter(isDrawn)).toEqual([]);
});

test('the carousels that open a page are those that the hero draws', () => {
  expect(TYPES.filter((displayCd) => DISPLAYS[displayCd]?.get() === Hero)).toEqual(TYPES.filter((displayCd) => isHero({ displayCd })));
});

test('the goods of a member group have a display', () => {
  expect(isDrawn(MEMBER_GROUP_DISPLAY)).toBe(true);
});

test('a type is either drawn or named as unknown, and a drawn one keeps what stands in it', async () => {
  const layout = aLayout({
    displays: TYPES.map((displayCd) => aDisplay({ seq: displayCd, displayCd })),
    displayItems: TYPES.map((displaySeq) => anItem({ seq: displaySeq, displaySeq, products: products(1) })),
  });
  const { services } = createTestServices({ endpoints: { 'GET /main/layouts/:layoutCd': layout } });
  const read = await services.queryClient.fetchQuery(layoutQueries.detail(services, 'MAIN'));
  const drawn = read?.layout.displays.map(({ displayCd }) => displayCd);
  expect(drawn).toEqual(TYPES.filter(isDrawn));
  expect(read?.layout.displayItems.map(({ displaySeq }) => displaySeq)).toEqual(drawn);
  expect(read?.unknown).toEqual(TYPES.filter((displayCd) => !isDrawn(displayCd)));
});
