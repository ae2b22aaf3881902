/** Whether an address is one of the open net's: never the house's own machine, nor anything of the networks around it. */
import { BlockList, isIP } from 'node:net';

/** What is not of the open net (IANA's registries of special addresses, RFC 6890). */
const special = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, prefix, 'ipv4');

/** Of IPv6 only what is given out to the open net, and of that nothing that leads to an IPv4 address or is for examples. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
const exempt = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  exempt.addSubnet(net, prefix, 'ipv6');

/** An address as numbers; what is none is not of the open net either. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !special.check(address, 'ipv4');
  return kind === 6 && given.check(address, 'ipv6') && !exempt.check(address, 'ipv6');
}
