import { isClosing, pulledDown } from './use-pull-down';

test.each([
  ['straight down', { x: 0, y: 80 }, 80],
  ['down, a little to the side', { x: -79, y: 80 }, 80],
  ['as far to the side as down', { x: 80, y: 80 }, 0],
  ['to the side', { x: 80, y: 5 }, 0],
  ['up', { x: 0, y: -80 }, 0],
  ['nowhere', { x: 0, y: 0 }, 0],
])('a finger that goes %s pulls a picture down so far', (_, { x, y }, pull) => {
  expect(pulledDown({ x: 10, y: 20 }, { x: 10 + x, y: 20 + y })).toBe(pull);
});

test.each([
  [120, 5_000, true],
  [119, 5_000, false],
  [40, 80, true],
  [40, 81, false],
  [39, 10, false],
  [40, 0, true],
])('a pull of %s px in %s ms closes the viewer: %s', (pull, ms, closes) => {
  expect(isClosing(pull, ms)).toBe(closes);
});
