import { expect, test } from 'vitest';
import { createDeviceCookie } from './device-cookie.ts';

const cookie = createDeviceCookie(true, async () => 'the secret of the house');
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const sent = (text: string) => new Headers({ cookie: text });

test('a device that was named is read again, and keeps its name when it is named anew', async () => {
  const headers = new Headers();
  const device = await cookie.issueDevice(headers);
  expect(headers.getSetCookie()[0]).toMatch(
    /^__Host-device=.+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(await cookie.readDevice(sent(`language=es; ${cookieOf(headers)}`))).toBe(device);
  expect(await cookie.issueDevice(new Headers(), device)).toBe(device);
  expect(await cookie.issueDevice(new Headers())).not.toBe(device);
});

test('a name that we did not sign is nobody’s', async () => {
  const headers = new Headers();
  const device = await cookie.issueDevice(headers);
  const [, signature = ''] = cookieOf(headers).split('.');
  const foreign = new Headers();
  await createDeviceCookie(true, async () => 'another secret').issueDevice(foreign, device);
  const attempts = [
    '',
    `__Host-device=${device}`,
    `__Host-device=${device}.${'A'.repeat(43)}`,
    `__Host-device=AbCdEfGhJkLmNpQr.${signature}`,
    cookieOf(foreign),
    cookieOf(headers).replace('__Host-', ''),
  ];
  for (const attempt of attempts) expect(await cookie.readDevice(sent(attempt))).toBeUndefined();
});
