import { SHIPMENT_STEPS, type ShipmentStep } from '@hyangro/contracts/order/order.schemas';
import { mayFollow, shipmentEvent } from './shipment-events.rules';

const AT = new Date('2026-11-20T01:00:00Z');
const told = (...steps: ShipmentStep[]) => steps.map((step) => shipmentEvent(step, AT));
const next = (...steps: ShipmentStep[]) => SHIPMENT_STEPS.filter((step) => mayFollow(told(...steps), step));

test('a parcel of which nothing is told may be anywhere', () => {
  expect(next()).toEqual(SHIPMENT_STEPS);
});

test('a parcel goes on or is told of again at its step, and never back', () => {
  expect(next('PICKED_UP')).toEqual(['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED']);
  expect(next('PICKED_UP', 'OUT_FOR_DELIVERY')).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED']);
  expect(next('OUT_FOR_DELIVERY', 'OUT_FOR_DELIVERY')).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED']);
});

test('after a delivery nothing is told any more, no second delivery either', () => {
  expect(next('DELIVERED')).toEqual([]);
});

test('what the carrier wrote stands in every language as it is', () => {
  expect(shipmentEvent('IN_TRANSIT', AT, { place: '옥천HUB', text: '간선상차' })).toEqual({
    at: '2026-11-20T01:00:00.000Z',
    step: 'IN_TRANSIT',
    place: { ko: '옥천HUB', en: '옥천HUB', cn: '옥천HUB' },
    text: { ko: '간선상차', en: '간선상차', cn: '간선상차' },
  });
});

test.each(SHIPMENT_STEPS)('what no carrier wrote about %s the shop says itself, in three languages', (step) => {
  const { place, text } = shipmentEvent(step, AT, { place: '' });
  for (const words of [place, text]) {
    expect(words.ko).toMatch(/[가-힣]/);
    expect(words.en).toMatch(/^[A-Z]/);
    expect(words.cn).toMatch(/\p{Script=Han}/u);
  }
  expect(place).not.toEqual(text);
});
