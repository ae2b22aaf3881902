import { expect, it } from 'vitest';
import { householdOf, networkOf } from './network.ts';

it.each([
  ['203.0.113.8', '203.0.113.8', '203.0.113.0/24'],
  ['203.0.113.250', '203.0.113.250', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['::', '0:0:0:0::/64', '0:0:0::/48'],
  ['2001:db8:1:2::192.0.2.1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['local', 'local', 'local'],
])('%s is of the household %s in the network %s', (address, household, network) => {
  expect([householdOf(address), networkOf(address)]).toEqual([household, network]);
});
