import { readFileSync } from 'node:fs';
import path from 'node:path';
import { api } from '../api';
import { refusalsOf, type Endpoint } from '../kit/contract';
import { LOCALES } from '../locales';
import { CARRIER_CDS } from '../order/carriers';
import { ORDER_STATES } from '../order/order.schemas';
import { REFUSALS, messageValues } from './refusals';

const catalogue = (locale: string): Record<string, string> =>
  Object.assign(
    {},
    ...['terms', 'codes'].map((name) => JSON.parse(readFileSync(path.join(__dirname, `../../messages/${name}.${locale}.json`), 'utf8'))),
  );

test.each(LOCALES)('ERR-OTH every refusal has its text in %s, with a place for each value', (locale) => {
  const texts = catalogue(locale);
  for (const { messageCode, args } of Object.values(REFUSALS)) {
    expect([messageCode, typeof texts[messageCode]]).toEqual([messageCode, 'string']);
    for (const name of args) expect(texts[messageCode]).toContain(`{{${name}}}`);
  }
});

test('ERR-CAT more than ten subjects have their texts in ko, en and cn, none of them missing or empty', () => {
  const subjects = ['order', 'join', 'login', 'memberInfo', 'claim', 'coupon', 'review', 'feed', 'raffle', 'ugc', 'talk', 'common'];
  for (const locale of LOCALES) {
    const texts = catalogue(locale);
    const keys = Object.keys(texts);
    expect([locale, subjects.filter((subject) => !keys.some((key) => key.startsWith(`${subject}.`)))]).toEqual([locale, []]);
    expect([locale, keys.filter((key) => !texts[key]?.trim())]).toEqual([locale, []]);
  }
  const keys = LOCALES.map((locale) => Object.keys(catalogue(locale)).sort());
  expect(keys[1]).toEqual(keys[0]);
  expect(keys[2]).toEqual(keys[0]);
});

test('every endpoint names its source', () => {
  for (const { source } of Object.values(api)) expect(source).toMatch(/\S/);
});

test('what every call of its kind is refused with need not be listed: login, fields of the form, address', () => {
  const refusalsOfCall = (endpoint: Endpoint) => [...refusalsOf(endpoint)].sort();
  const ANY = ['CROSS_SITE_REFUSED', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'];
  expect(refusalsOfCall(api['GET /categories'])).toEqual(ANY);
  expect(refusalsOfCall(api['GET /product/:productCd'])).toEqual(['BAD_PARAMETER', 'PRODUCT_NOT_FOUND', ...ANY].sort());
  expect(refusalsOfCall(api['GET /cart/items'])).toEqual(['LOGIN_REQUIRED', ...ANY].sort());
  const ofForm = ['BODY_TOO_LARGE', 'BODY_UNREADABLE', 'VALIDATION_FAILED'];
  expect(refusalsOfCall(api['POST /login'])).toEqual(['LOGIN_FAILED', 'LOGIN_LOCKED', 'MEMBER_LOCKED', ...ofForm, ...ANY].sort());
});

test('refusals told by the same text fill the same places', () => {
  const placesOf = new Map<string, readonly string[]>();
  for (const { messageCode, args } of Object.values(REFUSALS)) {
    expect([messageCode, args]).toEqual([messageCode, placesOf.get(messageCode) ?? args]);
    placesOf.set(messageCode, args);
  }
});

test('TRAP-15 order refusals keep status 500 and OrderException, other refusals use 4xx', () => {
  expect(REFUSALS.ORDER_NO_STOCK).toMatchObject({ status: 500, exceptionName: 'OrderException' });
  expect(REFUSALS.RAFFLE_NO_TICKET.status).toBe(409);
});

test('values of a refusal fill the places its message names', () => {
  expect(messageValues('order.a0005', ['장미', 2])).toEqual({ name: '장미', stock: 2 });
  expect(messageValues('unknown.code', ['x'])).toEqual({});
});

test.each(LOCALES)('ST-ORD-01 the eight states of orders and claims have labels of their own in %s', (locale) => {
  const texts = catalogue(locale);
  const labels = [1, 2, 3, 4, 5].map((n) => texts[`orderState.s000${n}`]).concat([1, 2, 3].map((n) => texts[`claimState.s000${n}`]));
  for (const label of labels) expect(label).toMatch(/\S/);
  expect(new Set(labels).size).toBe(8);
  // CANCELLED, an order that was never paid, is no state of the specification.
  expect(ORDER_STATES.filter((state) => state !== 'CANCELLED')).toHaveLength(8);
});

test.each(LOCALES)('every carrier has its name in %s', (locale) => {
  const texts = catalogue(locale);
  for (const code of CARRIER_CDS) expect([code, texts[`carrier.${code}`]]).toEqual([code, expect.stringMatching(/\S/)]);
});
