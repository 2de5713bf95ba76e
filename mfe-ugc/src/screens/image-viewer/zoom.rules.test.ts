import { MAX_SCALE, WHOLE, pinched, within, zoomedAt } from './zoom.rules';

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

test('R-PUB-10 the point that is touched stays where it is, wherever the picture lies', () => {
  expect(zoomedAt({ scale: 2, x: 40, y: -20 }, 4, { x: 10, y: 30 }, BOX)).toEqual({ scale: 4, x: 70, y: -70 });
});

test('R-PUB-10 two fingers carry the picture by as much as their middle moves', () => {
  const fingers = [
    { x: 20, y: 10 },
    { x: 40, y: 30 },
  ] as const;
  const moved = fingers.map(({ x, y }) => ({ x: x + 15, y: y - 5 })) as unknown as typeof fingers;
  expect(pinched({ view: { scale: 3, x: 20, y: 30 }, fingers }, moved, BOX)).toEqual({ scale: 3, x: 35, y: 25 });
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
