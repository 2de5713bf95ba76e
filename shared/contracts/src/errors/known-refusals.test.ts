import { api } from '../api';
import { refusalsOf, type Endpoint } from '../kit/contract';
import * as known from './known-refusals';
import { REFUSALS, type RefusalName } from './refusals';

const { FAULT_CODE, ...refusals } = known;
const endpoints = Object.entries<Endpoint>(api);
const listing = (name: RefusalName) => endpoints.filter(([, endpoint]) => refusalsOf(endpoint).includes(name));

test.each(Object.entries(refusals))('what a screen knows as %s has the name and the code of the table', (constant, { name, code }) => {
  expect([constant, code]).toEqual([name, REFUSALS[name].messageCode]);
});

test.each(Object.values(refusals))(
  'no endpoint that refuses with $name refuses with the same code for another reason',
  ({ name, code }) => {
    expect(listing(name)).not.toEqual([]);
    for (const [key, endpoint] of listing(name)) {
      const others = [...refusalsOf(endpoint), 'NOT_FOUND' as const].filter(
        (other) => other !== name && REFUSALS[other].messageCode === code,
      );
      expect([key, others]).toEqual([key, []]);
    }
  },
);

test('the code of a fault is no refusal of any endpoint', () => {
  const own = new Set(endpoints.flatMap(([, { refusals = [] }]) => refusals.map((name) => REFUSALS[name].messageCode as string)));
  expect(own).not.toContain(FAULT_CODE);
});
