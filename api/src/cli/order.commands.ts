import { CARRIER_CDS, isCarrierCd } from '@hyangro/contracts/order/carriers';
import { ORDER_STATES, SHIPMENT_STEPS } from '@hyangro/contracts/order/order.schemas';
import {
  advanceByOperator,
  cancelByOperator,
  deliverByOperator,
  listForOperator,
  operatorView,
  shipByOperator,
  tellByOperator,
} from '../modules/order/public';
import { orderPayments } from '../modules/payment/public';
import { throwRefusal } from '../platform/http/refusal';
import { UsageError, type CommandCall, type Commands } from './command';
import { operatorCall, shopDeps } from './shop-deps';
import { needWords, wholeNumber } from './words';

const LISTED = 100;
const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
const oneOf = <T extends string>(values: readonly T[], word: string | undefined, what: string): T =>
  values.find((value) => value === word) ?? bad(`${what} is one of ${values.join(', ')}.`);
function bad(text: string): never {
  throw new UsageError(text);
}
const open = async ({ database }: Pick<CommandCall, 'database'>) => {
  const deps = await shopDeps(await database());
  return { ...deps, payments: orderPayments(deps) };
};
/** Says where an order stands now. */
async function say({ terminal, database }: Pick<CommandCall, 'terminal' | 'database'>, orderCd: string): Promise<void> {
  const { state, shipments } = await operatorView((await database()).db, throwRefusal, orderCd);
  terminal.line(
    `${orderCd}: ${state}${shipments.length ? `, ${shipments.map(({ carrierCd, invoiceNo }) => `${carrierCd} ${invoiceNo}`).join(', ')}` : ''}.`,
  );
}

/** Orders after they were paid. */
export const orderCommands: Commands = {
  'order list': {
    usage: `[--state ${ORDER_STATES.join('|')}]: the newest ${LISTED} orders`,
    options: { state: { type: 'string' } },
    async run({ words, flags, terminal, database }) {
      needWords(words, 0);
      const word = textOf(flags['state']);
      const state = word === undefined ? undefined : oneOf(ORDER_STATES, word, '--state');
      terminal.table((await listForOperator((await database()).db, { state, limit: LISTED })).items);
    },
  },
  'order show': {
    usage: '<orderCd>: lines, address, parcels and history of an order',
    async run({ words, terminal, database }) {
      const [orderCd = ''] = needWords(words, 1);
      terminal.line(JSON.stringify(await operatorView((await database()).db, throwRefusal, orderCd), null, 2));
    },
  },
  'order ship': {
    usage: `<orderCd> ${CARRIER_CDS.join('|')} <waybill> [--lines 1,2]: sends a parcel; all that was not sent unless lines are named`,
    options: { lines: { type: 'string' } },
    async run(call) {
      const [orderCd = '', carrier = '', invoiceNo = ''] = needWords(call.words, 3);
      if (!isCarrierCd(carrier)) throw new UsageError(`A carrier is one of ${CARRIER_CDS.join(', ')}.`);
      const lineNos = textOf(call.flags['lines'])
        ?.split(',')
        .map((word) => wholeNumber(word.trim(), 'A line'));
      await shipByOperator(await open(call), operatorCall(), orderCd, { carrierCd: carrier, invoiceNo, ...(lineNos && { lineNos }) });
      await say(call, orderCd);
    },
  },
  'order event': {
    usage: `<shipmentCd> --step ${SHIPMENT_STEPS.join('|')} [--place "…"] [--text "…"]: what the carrier tells of a parcel`,
    options: { step: { type: 'string' }, place: { type: 'string' }, text: { type: 'string' } },
    async run(call) {
      const [shipmentCd = ''] = needWords(call.words, 1);
      const step = oneOf(SHIPMENT_STEPS, textOf(call.flags['step']), '--step');
      const [place, text] = [textOf(call.flags['place']), textOf(call.flags['text'])];
      await tellByOperator(await open(call), operatorCall(), shipmentCd, { step, ...(place && { place }), ...(text && { text }) });
      call.terminal.line(`${shipmentCd}: ${step}.`);
    },
  },
  'order deliver': {
    usage: '<orderCd> [--shipment <shipmentCd>]: a parcel, or all of them, arrived',
    options: { shipment: { type: 'string' } },
    async run(call) {
      const [orderCd = ''] = needWords(call.words, 1);
      await deliverByOperator(await open(call), operatorCall(), orderCd, textOf(call.flags['shipment']));
      await say(call, orderCd);
    },
  },
  'order cancel': {
    usage: '<orderCd>: ends an order that was not paid; a paid one is cancelled by a claim',
    async run(call) {
      const [orderCd = ''] = needWords(call.words, 1);
      await cancelByOperator(await open(call), operatorCall(), orderCd);
      await say(call, orderCd);
    },
  },
  'order advance': {
    usage: '<orderCd>: the next natural state: sent with a made-up waybill, delivered, confirmed',
    async run(call) {
      const [orderCd = ''] = needWords(call.words, 1);
      await advanceByOperator(await open(call), operatorCall(), orderCd);
      await say(call, orderCd);
    },
  },
};
