import { createEventBus } from './event-bus';

const bus = () => {
  const invalid: string[] = [];
  return { bus: createEventBus((message) => void invalid.push(message)), invalid };
};

test('MFE-16 a fact reaches who listens until they stop', () => {
  const { bus: events } = bus();
  const heard: number[] = [];
  const stop = events.subscribe('cart:changed', ({ count }) => heard.push(count));
  events.publish('cart:changed', { count: 2 });
  stop();
  events.publish('cart:changed', { count: 3 });
  expect(heard).toEqual([2]);
});

test('MFE-16 an unknown event and a payload of the wrong shape reach nobody and are reported', () => {
  const { bus: events, invalid } = bus();
  const heard: unknown[] = [];
  events.subscribe('cart:changed', (payload) => heard.push(payload));
  events.publish('cart:changed', { count: '2' } as never);
  events.publish('cart:exploded' as never, {} as never);
  events.publish('coupon:downloaded', { couponCds: ['1'] } as never);
  expect(heard).toEqual([]);
  expect(invalid).toHaveLength(3);
});
