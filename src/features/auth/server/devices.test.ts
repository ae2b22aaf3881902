/** Known devices at the door (decision 0028). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, password } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { createDeviceCookie } from '#kit/server/device-cookie.ts';
import { houseSecret } from '#kit/server/secrets/secrets.ts';
import { dropOldDevices, isKnownDevice, isKnownDeviceOfPhone } from './service.ts';
import { knownDevices } from './table.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

let count = 0;
const aPerson = () => ({
  username: `berta${(count += 1)}`,
  fullName: 'Berta Sol',
  phone: `+346002000${String(count).padStart(2, '0')}`,
  email: null,
  password,
  accountType: 'traveller',
});
const signUp = (body: object, cookie = '') => house.call('POST', '/api/auth/signup', { body, headers: { cookie } });
const signIn = (phone: string, secret = password, cookie = '') =>
  house.call('POST', '/api/auth/signin', { body: { phone, password: secret }, headers: { cookie } });
const deviceCookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('device='))
    ?.split(';')[0] ?? '';
const deviceIn = (cookie: string) =>
  createDeviceCookie(false, houseSecret(house.db, 'device')).readDevice(new Headers({ cookie }));

test('a device is known to whoever has signed in on it, and to nobody else', async () => {
  const [ana, berta] = [aPerson(), aPerson()];
  const up = await signUp(ana);
  const cookie = deviceCookieOf(up.headers);
  const device = await deviceIn(cookie);
  expect(device).toBeDefined();
  const { id: anaId } = up.body.user;
  const { id: bertaId } = (await signUp(berta)).body.user;
  expect(await isKnownDevice(house.db, anaId, device)).toBe(true);
  expect(await isKnownDeviceOfPhone(house.db, ana.phone, device)).toBe(true);
  expect(await isKnownDevice(house.db, bertaId, device)).toBe(false);
  expect(await isKnownDeviceOfPhone(house.db, berta.phone, device)).toBe(false);
  expect(await isKnownDeviceOfPhone(house.db, ana.phone, undefined)).toBe(false);

  const again = await signIn(berta.phone, password, cookie);
  expect(deviceCookieOf(again.headers)).toBe(cookie);
  expect(await isKnownDevice(house.db, bertaId, device)).toBe(true);
});

test('a wrong password names no device, and only its hash is kept', async () => {
  const ana = aPerson();
  const cookie = deviceCookieOf((await signUp(ana)).headers);
  expect(deviceCookieOf((await signIn(ana.phone, 'something else')).headers)).toBe('');
  const stored = JSON.stringify(await house.db.select().from(knownDevices));
  expect(stored).not.toContain((await deviceIn(cookie)) ?? 'no device');
});

test('a device that nobody has used for long is forgotten', async () => {
  const ana = aPerson();
  const up = await signUp(ana);
  const device = await deviceIn(deviceCookieOf(up.headers));
  const inDays = (days: number) => new Date(house.time.now.getTime() + days * 86_400_000);
  await dropOldDevices(house.db, inDays(399));
  expect(await isKnownDevice(house.db, up.body.user.id, device)).toBe(true);
  await dropOldDevices(house.db, inDays(401));
  expect(await isKnownDevice(house.db, up.body.user.id, device)).toBe(false);
});
