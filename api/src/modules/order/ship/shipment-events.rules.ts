import { SHIPMENT_STEPS, type ShipmentStep } from '@hyangro/contracts/order/order.schemas';
import type { Text } from '../../../platform/locale/text';
import type { ShipmentEvent } from '../order.tables';
import cn from './tracking-texts.cn.json';
import en from './tracking-texts.en.json';
import ko from './tracking-texts.ko.json';

/** An event of a parcel; without words of the carrier in the shop's own. */
export const shipmentEvent = (step: ShipmentStep, at: Date, told: { place?: string; text?: string } = {}): ShipmentEvent => ({
  at: at.toISOString(),
  step,
  place: wordsOf('place', step, told.place),
  text: wordsOf('text', step, told.text),
});

/** Whether a parcel that has these events may have this one next: steps repeat, but never go back. */
export const mayFollow = (events: readonly ShipmentEvent[], step: ShipmentStep): boolean =>
  events.every((event) => SHIPMENT_STEPS.indexOf(event.step) <= SHIPMENT_STEPS.indexOf(step) && event.step !== 'DELIVERED');

/** What a carrier wrote stands as it is in every language. */
const wordsOf = (part: 'place' | 'text', step: ShipmentStep, told: string | undefined): Text =>
  told ? { ko: told, en: told, cn: told } : { ko: ko[step][part], en: en[step][part], cn: cn[step][part] };
