/** Known devices at the door (decision 0028). */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import { mails } from '#features/mail/server/table.ts';
import { createDeviceCookie } from '#kit/server/device-cookie.ts';
import { houseSecret } from '#kit/server/secrets/secrets.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { dropOldDevices, isKnownDevice, isKnownDeviceOfPhone } from '../service.ts';
import { knownDevices } from '../table.ts';

const house = aTestHouse();

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

describe('a sign-in on a device where the account was never used', () => {
  const lettersTo = async (email: string) =>
    (await house.db.select().from(mails).where(eq(mails.recipient, email))).filter(
      ({ letter }) => letter === 'newDevice',
    );

  test('is written to its owner, once, in their language, with the device and the time', async () => {
    const ana = { ...aPerson(), email: 'ana.sol@correo.example' };
    const up = await house.call('POST', '/api/auth/signup?lang=es', { body: ana });
    expect(await lettersTo(ana.email)).toEqual([]);
    await signIn(ana.phone, password, deviceCookieOf(up.headers));
    await signIn(ana.phone, 'not the password');
    expect(await lettersTo(ana.email)).toEqual([]);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const body = { phone: ana.phone, password };
    const other = await house.call('POST', '/api/auth/signin', { body, headers: { 'user-agent': agent } });
    await signIn(ana.phone, password, deviceCookieOf(other.headers));
    expect(await lettersTo(ana.email)).toMatchObject([
      {
        language: 'es',
        userId: up.body.user.id,
        values: { username: ana.username, device: 'Firefox · Linux', at: house.time.now.toISOString() },
      },
    ]);
  });

  test('is written for each account of its own, also on a device that another knows', async () => {
    const [ana, berta] = [
      { ...aPerson(), email: 'ana.uno@correo.example' },
      { ...aPerson(), email: 'berta.dos@correo.example' },
    ];
    const cookie = deviceCookieOf((await signUp(ana)).headers);
    await signUp(berta);
    await signIn(berta.phone, password, cookie);
    expect([await lettersTo(ana.email), await lettersTo(berta.email)].map(({ length }) => length)).toEqual([0, 1]);
  });

  test('is nobody’s letter without an e-mail', async () => {
    const ana = aPerson();
    await signUp(ana);
    const before = await house.db.$count(mails);
    expect((await signIn(ana.phone)).status).toBe(200);
    expect(await house.db.$count(mails)).toBe(before);
  });
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
  const inDays = (days: number) => daysAfter(house.time.now, days);
  await dropOldDevices(house.db, inDays(399));
  expect(await isKnownDevice(house.db, up.body.user.id, device)).toBe(true);
  await dropOldDevices(house.db, inDays(401));
  expect(await isKnownDevice(house.db, up.body.user.id, device)).toBe(false);
});
