import { aDisplay } from '../../testing/samples';
import { heroPerView, isHero } from './hero.model';

test('TRAP-20 the main carousel has counts of its own: 1 on phones, 3 on PCs, 1 on a stage of its own width', () => {
  expect(heroPerView(aDisplay({ displayCd: 1 }), 8)).toEqual({ mobile: 1, pc: 3 });
  expect(heroPerView(aDisplay({ displayCd: 26 }), 8)).toEqual({ mobile: 1, pc: 1 });
  expect(heroPerView(aDisplay({ displayCd: 27 }), 8)).toEqual({ mobile: 1, pc: 1 });
  expect(heroPerView(aDisplay({ displayCd: 1, slidesPerViewPc: 2 }), 8)).toEqual({ mobile: 1, pc: 2 });
});

test('fewer pictures than a PC has room for share its room', () => {
  expect(heroPerView(aDisplay({ displayCd: 1 }), 2)).toEqual({ mobile: 1, pc: 2 });
});

test('the carousels that open a page are types 1, 26 and 27', () => {
  const heroes = Array.from({ length: 28 }, (_, displayCd) => displayCd).filter((displayCd) => isHero({ displayCd }));
  expect(heroes).toEqual([1, 26, 27]);
});
