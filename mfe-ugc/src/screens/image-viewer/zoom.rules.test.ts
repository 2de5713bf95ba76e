import { MAX_SCALE, WHOLE, isClosing, pinched, pulledDown, within, zoomedAt } from './zoom.rules';

const BOX = { width: 400, height: 200 };

test('R-PUB-10 a picture comes closer where it is touched, and no edge of it leaves the edge of the screen', () => {
  expect(zoomedAt(WHOLE, 2, { x: 0, y: 0 }, BOX)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(zoomedAt(WHOLE, 2, { x: 100, y: -50 }, BOX)).toEqual({ scale: 2, x: -100, y: 50 });
  expect(within({ scale: 2, x: 999, y: -999 }, BOX)).toEqual({ scale: 2, x: 200, y: -100 });
  expect(within({ scale: 2, x: -999, y: 999 }, BOX)).toEqual({ scale: 2, x: -200, y: 100 });
});

test('R-PUB-10 a picture is never smaller than whole nor larger than can be seen', () => {
  expect(zoomedAt({ scale: 2, x: 150, y: 20 }, 0.5, { x: 0, y: 0 }, BOX)).toEqual(WHOLE);
  expect(zoomedAt(WHOLE, 9, { x: 0, y: 0 }, BOX).scale).toBe(MAX_SCALE);
  expect(within({ scale: 9, x: 0, y: 0 }, BOX).scale).toBe(MAX_SCALE);
  expect(within({ scale: 0.2, x: 5, y: 5 }, BOX)).toEqual(WHOLE);
});

test('R-PUB-10 two fingers that part make it larger between them, and carry it along', () => {
  const began = {
    view: WHOLE,
    fingers: [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const,
  };
  expect(
    pinched(
      began,
      [
        { x: -100, y: 0 },
        { x: 100, y: 0 },
      ],
      BOX,
    ),
  ).toEqual({ scale: 2, x: 0, y: 0 });
  expect(
    pinched(
      began,
      [
        { x: -90, y: 30 },
        { x: 110, y: 30 },
      ],
      BOX,
    ),
  ).toEqual({ scale: 2, x: 10, y: 30 });
  expect(
    pinched(
      {
        ...began,
        fingers: [
          { x: 0, y: 0 },
          { x: 0, y: 0 },
        ],
      },
      [
        { x: 0, y: 0 },
        { x: 3, y: 0 },
      ],
      BOX,
    ).scale,
  ).toBe(3);
  expect(
    pinched(
      began,
      [
        { x: 0, y: -100 },
        { x: 0, y: 100 },
      ],
      BOX,
    ).scale,
  ).toBe(2);
});

test.each([
  ['straight down', { x: 0, y: 80 }, 80],
  ['down, a little to the side', { x: -79, y: 80 }, 80],
  ['as far to the side as down', { x: 80, y: 80 }, 0],
  ['to the side', { x: 80, y: 5 }, 0],
  ['up', { x: 0, y: -80 }, 0],
  ['nowhere', { x: 0, y: 0 }, 0],
])('R-PUB-10 a finger that goes %s pulls a picture down so far', (_, { x, y }, pull) => {
  expect(pulledDown({ x: 10, y: 20 }, { x: 10 + x, y: 20 + y })).toBe(pull);
});

test.each([
  [120, 5_000, true],
  [119, 5_000, false],
  [40, 80, true],
  [40, 81, false],
  [39, 10, false],
  [40, 0, true],
])('R-PUB-10 a pull of %s px in %s ms closes the viewer: %s', (pull, ms, closes) => {
  expect(isClosing(pull, ms)).toBe(closes);
});
