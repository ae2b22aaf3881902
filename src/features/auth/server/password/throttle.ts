/**
 * How often a password may be tried: ten times in 15 minutes, then a delay that grows with each further one (quality,
 * Security). Whoever tries is counted by what is known of them, so that nobody locks anybody out: strangers by the phone they
 * try, a device on which the account was used by itself, a member who is signed in by their session. Counted in the
 * database, before the password is looked at.
 */
import type { Db } from '#kit/server/db.ts';
import type { Delays } from '#kit/server/limits/counters.ts';
import { forget, takeOrWait } from '#kit/server/limits/counters.ts';
import { tooMany } from '#kit/server/limits/limits.ts';
import { normalPhone } from '#market/town/phone.ts';
import { isKnownDeviceOfPhone } from '../sessions/devices.ts';

/** Never longer than a quarter of an hour: an owner on a new device waits for strangers only so long. */
const pauses = { free: 10, seconds: 900, first: 30, longest: 900 } as const;
const strangers: Delays = { name: 'passwords of strangers', ...pauses };
const knownDevices: Delays = { name: 'passwords on a known device', ...pauses };
const sessions: Delays = { name: 'passwords in a session', ...pauses };

/** The key under which checks of a phone are counted: one per account, however the phone is typed. */
const keyOf = (phone: string): string => normalPhone(phone) ?? `odd:${phone}`;

/** Takes a check's count back, because the password was right. */
export type Forgive = () => Promise<void>;

/**
 * Counts the check of a password for signing in, for a phone that may be nobody's, on a device that may be known. 429
 * with the seconds to wait.
 */
export async function countSignIn(
  db: Db,
  { phone, device }: { readonly phone: string; readonly device: string | undefined },
  at: Date,
): Promise<Forgive> {
  const key = keyOf(phone);
  const isKnown = await isKnownDeviceOfPhone(db, key, device);
  // The right password on a known device says nothing of the strangers: they begin no new count with it.
  return isKnown ? count(db, knownDevices, `${key} ${device}`, at) : count(db, strangers, key, at);
}

/** Counts the check of the caller's own password within a session. 429 with the seconds to wait. */
export const countInSession = (db: Db, sessionId: string, at: Date): Promise<Forgive> =>
  count(db, sessions, sessionId, at);

/** Whoever proved in another way who they are may sign in at once, whatever strangers did. */
export const forgiveStrangers = (db: Db, phone: string): Promise<void> => forget(db, strangers.name, keyOf(phone));

async function count(db: Db, delays: Delays, key: string, at: Date): Promise<Forgive> {
  const passed = await takeOrWait(db, delays, key, at);
  if ('opensAt' in passed)
    throw tooMany(passed.opensAt.getTime() - at.getTime(), 'Too many attempts. Wait a little and try again.');
  return () => forget(db, delays.name, key);
}
