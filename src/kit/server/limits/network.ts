/** Whom an address stands for: the household that has it, and the network of its provider around it. */
import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, however short it is written. */
function groupsOf(address: string): string[] {
  // The URL parser writes one address in one way, an IPv4 tail in hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after];
}

const prefixOf = (address: string, groups: number) =>
  `${groupsOf(address).slice(0, groups).join(':')}::/${groups * 16}`;

/** One household: an IPv4 address, or the /64 that every IPv6 line has at least and in which it names itself as it likes. */
export function householdOf(address: string): string {
  return isIPv6(address) ? prefixOf(address, 4) : address;
}

/** What one customer of a provider can easily change addresses in: an IPv4 /24, an IPv6 /48. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? prefixOf(address, 3) : address;
}
