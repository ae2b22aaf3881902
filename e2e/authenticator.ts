/** An app with codes, as somebody has it on their phone. */
import { Secret, TOTP } from 'otpauth';
import { now } from './clock.ts';

/** The code that an app with this key shows; `ahead` asks for a later one, because each is good once. */
export const codeOf = (key: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: now().getTime() + ahead * 30_000,
  });
