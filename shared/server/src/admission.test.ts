import { createAdmission } from './admission';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const limits = { atOnce: 2, waiting: 2, waitMs: 1_000 };

test('as many as fit are let in at once, those after them in the order they came', async () => {
  const { enter } = createAdmission(limits);
  const [first, second] = [await enter(), await enter()];
  const order: string[] = [];
  const third = enter().then((leave) => (order.push('third'), leave));
  const fourth = enter().then((leave) => (order.push('fourth'), leave));
  await Promise.resolve();
  expect(order).toEqual([]);
  second?.();
  await third;
  expect(order).toEqual(['third']);
  first?.();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

test('who finds the line full is turned away at once, who waits too long after the limit', async () => {
  const { enter } = createAdmission(limits);
  await Promise.all([enter(), enter()]);
  const waiting = [enter(), enter()];
  expect(await enter()).toBeNull();
  jest.advanceTimersByTime(999);
  const late = enter();
  expect(await late).toBeNull();
  jest.advanceTimersByTime(1);
  expect(await Promise.all(waiting)).toEqual([null, null]);
});

test('a place is free again however it was left, and leaving twice frees no second one', async () => {
  const { enter } = createAdmission({ ...limits, atOnce: 1, waiting: 0 });
  const leave = await enter();
  expect(await enter()).toBeNull();
  leave?.();
  leave?.();
  expect(await enter()).not.toBeNull();
  expect(await enter()).toBeNull();
});

test('who gave up takes no place from those who still wait', async () => {
  const { enter } = createAdmission({ atOnce: 1, waiting: 2, waitMs: 1_000 });
  const leave = await enter();
  const impatient = enter();
  jest.advanceTimersByTime(500);
  const patient = enter();
  jest.advanceTimersByTime(500);
  expect(await impatient).toBeNull();
  leave?.();
  expect(await patient).not.toBeNull();
});

describe('with a limit for each caller', () => {
  const own = { atOnce: 4, waiting: 4, waitMs: 1_000, perCaller: { atOnce: 2, waiting: 1 } };

  test('one who sends many has so many places, and so many in the line; others come in beside them', async () => {
    const { enter } = createAdmission(own);
    await Promise.all([enter('slow'), enter('slow')]);
    const third = enter('slow');
    expect(await enter('slow')).toBeNull();
    const others = await Promise.all([enter('ann'), enter('bea')]);
    expect(others.every((leave) => leave !== null)).toBe(true);
    jest.advanceTimersByTime(1_000);
    expect(await third).toBeNull();
  });

  test('a place that somebody leaves goes to the first in line who may have it', async () => {
    const { enter } = createAdmission(own);
    const [slow] = await Promise.all([enter('slow'), enter('slow')]);
    const [ann] = await Promise.all([enter('ann'), enter('bea')]);
    const order: string[] = [];
    const again = enter('slow').then((leave) => (order.push('slow'), leave));
    const cleo = enter('cleo').then((leave) => (order.push('cleo'), leave));
    ann?.();
    await cleo;
    expect(order).toEqual(['cleo']);
    slow?.();
    await again;
    expect(order).toEqual(['cleo', 'slow']);
  });
});
