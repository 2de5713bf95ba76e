import { movedByKey, pin, pinsOn, placeInside } from './pin.form';

const middle = { x: 0.5, y: 0.5 };

test.each([
  ['ArrowLeft', { x: 0.48, y: 0.5 }, { x: 0.4, y: 0.5 }],
  ['ArrowRight', { x: 0.52, y: 0.5 }, { x: 0.6, y: 0.5 }],
  ['ArrowUp', { x: 0.5, y: 0.48 }, { x: 0.5, y: 0.4 }],
  ['ArrowDown', { x: 0.5, y: 0.52 }, { x: 0.5, y: 0.6 }],
])('%s moves a pin a little, and further with Shift', (key, near, far) => {
  expect([movedByKey(middle, key, false), movedByKey(middle, key, true)]).toEqual([near, far]);
});

test('any other key moves nothing', () => {
  expect([movedByKey(middle, 'Enter', false), movedByKey(middle, 'a', true)]).toEqual([null, null]);
});

test('a pin stays on its photo', () => {
  expect(movedByKey({ x: 0.01, y: 0.99 }, 'ArrowLeft', false)).toEqual({ x: 0, y: 0.99 });
  expect(movedByKey({ x: 0.01, y: 0.99 }, 'ArrowDown', true)).toEqual({ x: 0.01, y: 1 });
  expect(placeInside({ x: -3, y: 1.4 })).toEqual({ x: 0, y: 1 });
  expect(placeInside({ x: 0.12345, y: 0.5 })).toEqual({ x: 0.123, y: 0.5 });
});

test('a photo that was taken away takes its pins along', () => {
  const pins = [{ mediaKey: 'a' }, { mediaKey: 'b' }];
  expect(pinsOn(pins, [{ mediaKey: 'b' }])).toEqual([{ mediaKey: 'b' }]);
});

test('a pin outside the photo is none', () => {
  const good = { productCd: 'P1', brandNm: '', productNm: '', imgMainUrl: '', mediaKey: 'a', x: 0, y: 1 };
  expect([good, { ...good, x: 1.01 }, { ...good, y: -0.01 }].map((each) => pin.safeParse(each).success)).toEqual([true, false, false]);
});
