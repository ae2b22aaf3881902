/** Known devices: on which browsers an account has been used (decision 0028). */
import { and, eq, lt } from 'drizzle-orm';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { knownDevices, users } from '../table.ts';
import type { DeviceWords } from './device-words.ts';

/** A device that has not been used this long is a new one again. */
const knownDays = 400;

const isDevice = (userId: string, device: string) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, hashSecret(device)));

/** Whether an account has been used on a device before; a signed cookie alone says only that the device is ours. */
export async function isKnownDevice(db: Db, userId: string, device: string | undefined): Promise<boolean> {
  return device !== undefined && (await db.$count(knownDevices, isDevice(userId, device))) > 0;
}

/** The same, asked by the account's phone (E.164): false where there is no such account. */
export async function isKnownDeviceOfPhone(db: Db, phone: string, device: string | undefined): Promise<boolean> {
  if (device === undefined) return false;
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(knownDevices, isDeviceOf(device))
    .where(eq(users.phone, phone));
  return row !== undefined;
}

const isDeviceOf = (device: string) =>
  and(eq(knownDevices.userId, users.id), eq(knownDevices.deviceHash, hashSecret(device)));

/** Somebody signed in on a device: the account's owner hears of it when it was never used there before. */
export async function meetDevice(db: Db, userId: string, device: string, words: DeviceWords, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    if (!(await rememberDevice(db, userId, device, words, at))) return;
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user?.email) return;
    const named = [words.browser, words.system].filter((word) => word !== null).join(' · ');
    const { email: to, language, fullName: name, username } = user;
    const isProven = user.emailProvenAt !== null;
    const values = { name, username, device: named === '' ? null : named, at: at.toISOString() };
    await postMail(db, { to, userId, language, isProven, letter: 'newDevice', values }, at);
  });
}

/** Notes that an account is used on a device; true when it never was before. */
export async function rememberDevice(
  db: Db,
  userId: string,
  device: string,
  words: DeviceWords,
  at: Date,
): Promise<boolean> {
  const known = await db
    .update(knownDevices)
    .set({ ...words, lastUsedAt: at })
    .where(isDevice(userId, device))
    .returning({ at: knownDevices.firstUsedAt });
  if (known.length > 0) return false;
  const row = { userId, deviceHash: hashSecret(device), ...words, firstUsedAt: at, lastUsedAt: at };
  const made = await db
    .insert(knownDevices)
    .values(row)
    .onConflictDoNothing()
    .returning({ at: knownDevices.firstUsedAt });
  return made.length > 0;
}

export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Devices that nobody has used for long go. */
export async function dropOldDevices(db: Db, at: Date): Promise<void> {
  const before = daysBefore(at, knownDays);
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before));
}
