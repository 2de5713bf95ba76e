import { isIPv4, isIPv6 } from 'node:net';

/** Where an address is, without the part that names a household: the first three bytes of IPv4, the first three groups of IPv6. */
export function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '*');
  if (!isIPv6(plain)) return null;
  const groups = plain.replace(/::.*/, '').split(':').slice(0, 3);
  return `${groups.join(':')}::*`;
}
