import type { Order } from '@hyangro/contracts/order/order.schemas';
import { expireUnpaid } from '../../modules/payment/expire-unpaid.service';
import { IDEMPOTENCY_KEY_HEADER } from '@hyangro/contracts/wire-names';
import { createTestApp, type Caller, type TestApp } from './test-app';

/** A Korean address as the form sends it. */
export const ADDRESS = {
  recipient: '김지수',
  mobile: '010-1234-5678',
  postalCode: '04524',
  region: '서울 중구 세종대로 110',
  detail: '101호',
  memo: '문 앞에 놓아 주세요',
  customsCode: '',
  saveAsDefault: false,
};
/** An address in China as the form sends it. */
export const CHINA_ADDRESS = {
  ...ADDRESS,
  countryCd: 'CN',
  recipient: '王小明',
  mobile: '+86 138 0013 8000',
  postalCode: '200001',
  state: '上海市',
  city: '黄浦区',
  region: '南京东路 100号',
  detail: '501室',
};
/** P0003: 107,200 won, DOMESTIC, without options. P0009: 30,240 won. */
export const GOODS = { productCd: 'P0003', optionCd: null, quantity: 1 };

let keys = 0;
export const newKey = () => `test-order-${process.pid}-${(keys += 1)}`;

/** What shoppers do at checkout, in words. */
export function checkout(shop: TestApp, member: Caller) {
  const read = async (orderCd: string): Promise<Order> => (await member.get(`/orders/${orderCd}`)).json();
  const place = async (items: readonly object[] = [GOODS], idempotencyKey = newKey()): Promise<string> => {
    const { statusCode, body } = await member.post('/orders', { items }, { headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey } });
    if (statusCode !== 201) throw new Error(`The order was refused: ${statusCode} ${body}`);
    return JSON.parse(body).orderCd;
  };
  /** Places an order and tells where it goes. */
  const placeReady = async (items?: readonly object[], address: object = ADDRESS): Promise<string> => {
    const orderCd = await place(items);
    await member.put(`/orders/${orderCd}/address`, address);
    return orderCd;
  };
  const startPay = (orderCd: string, payMethod = 'CARD') => member.post(`/orders/${orderCd}/pay`, { payMethod });
  /** Opens the payment and answers the provider's key. */
  const openPay = async (orderCd: string): Promise<string> => {
    const { statusCode, body } = await startPay(orderCd);
    if (statusCode !== 200) throw new Error(`The payment was refused: ${statusCode} ${body}`);
    return String(JSON.parse(body).redirectUrl).split('/').at(-1) ?? '';
  };
  /** Presses a button on the provider's page; answers where the shopper is sent. */
  const decide = async (paymentKey: string, decision: 'approve' | 'decline' | 'cancel' | 'lose' | 'hang' | 'double'): Promise<string> => {
    const { headers } = await shop.app.inject({
      method: 'POST',
      url: `/pay/test/${paymentKey}`,
      payload: `decision=${decision}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'shop.test',
        origin: 'http://shop.test',
        'sec-fetch-site': 'same-origin',
      },
    });
    return String(headers.location);
  };
  const confirm = (orderCd: string, paymentKey: string) => member.post(`/orders/${orderCd}/pay/confirm`, { paymentKey });
  return {
    read,
    place,
    placeReady,
    startPay,
    openPay,
    decide,
    confirm,
    status: async (orderCd: string) => (await member.get(`/orders/${orderCd}/pay`)).json(),
    /** All the way: places, pays, is paid. */
    async buy(items?: readonly object[], address: object = ADDRESS): Promise<string> {
      const orderCd = await placeReady(items, address);
      const paymentKey = await openPay(orderCd);
      await decide(paymentKey, 'approve');
      await confirm(orderCd, paymentKey);
      return orderCd;
    },
    /** What the minute's job does. */
    tidy: () => expireUnpaid(shop.deps, shop.clock.now()),
  };
}
export type Desk = ReturnType<typeof checkout>;

/** Opens a shop before the tests of a file, with the member demo05 (M0005) at checkout, and closes it after them. */
export function openCheckout(use: (open: { shop: TestApp; member: Caller; desk: Desk }) => void): void {
  let shop: TestApp | undefined;
  beforeAll(async () => {
    shop = await createTestApp();
    const member = await shop.login('demo05');
    use({ shop, member, desk: checkout(shop, member) });
  }, 60_000);
  afterAll(() => shop?.close());
}
