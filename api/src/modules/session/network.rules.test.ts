import { networkOf } from './network.rules';

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::*'],
  ['2001:db8::1', '2001:db8::*'],
  ['2001:db8::8a2e:370:7348', '2001:db8::*'],
  ['2001:db8::ffff:203.0.113.77', '2001:db8::*'],
  ['::1', '::*'],
  ['nowhere', null],
  ['', null],
])('the network of %s is %s: no household is named', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
