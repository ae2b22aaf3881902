/**
 * The device's cookie: a random name for one browser, signed, so that nobody makes up names. It opens nothing and says
 * nothing of whoever uses it; whether an account has been used on a device is asked of the auth room (`isKnownDevice`).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { newId } from './ids.ts';

/** As long as browsers keep a cookie at most (RFC 6265bis, 5.5); each sign-in starts it anew. */
const deviceDays = 400;

export type DeviceCookie = {
  /** The device of a request's headers; undefined without a cookie, and for one that we did not sign. */
  readDevice(headers: Headers): Promise<string | undefined>;
  /** Names the device in the headers of an answer: the one that is known, else a new one. Gives its name. */
  issueDevice(headers: Headers, device?: string): Promise<string>;
};

/** `secret` gives what signs. Over https the name has the `__Host-` prefix, as the session's. */
export function createDeviceCookie(https: boolean, secret: () => Promise<string>): DeviceCookie {
  const name = https ? '__Host-device' : 'device';
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: https, maxAge: deviceDays * 86_400 } as const;
  const signatureOf = async (device: string) =>
    createHmac('sha256', await secret())
      .update(device)
      .digest();
  return {
    readDevice: async (headers) => {
      const value = parse(headers.get('cookie') ?? '', name)[name];
      const [, device, signature] = /^([A-Za-z0-9]{16})\.([\w-]{43})$/.exec(value ?? '') ?? [];
      if (device === undefined || signature === undefined) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), await signatureOf(device));
      return isOurs ? device : undefined;
    },
    issueDevice: async (headers, device = newId()) => {
      const value = `${device}.${(await signatureOf(device)).toString('base64url')}`;
      headers.append('set-cookie', serialize(name, value, options));
      return device;
    },
  };
}
