/** Lets somebody in who has proved who they are: a session, on a device that the account knows from then on. */
import type { Db } from '#kit/server/db.ts';
import type { DeviceCookie } from '#kit/server/device-cookie.ts';
import type { SessionCookie } from '#kit/server/session-cookie.ts';
import { deviceWords } from './device-words.ts';
import { meetDevice, rememberDevice } from './devices.ts';
import { closeSession, openSession } from './sessions.ts';
import { requireProved, type Proved } from '../service.ts';
import { requireNotSuspended } from '../people/suspending.ts';

type At = { readonly db: Db; readonly at: Date; readonly request: Request; readonly headers: Headers };

export type Doorkeeper = ReturnType<typeof createDoorkeeper>;

export function createDoorkeeper(cookie: SessionCookie, devices: DeviceCookie) {
  type Meet = (...device: Parameters<typeof rememberDevice>) => Promise<unknown>;
  const open = async ({ db, at, request, headers }: At, userId: string, meet: Meet, proved?: Proved): Promise<void> => {
    await requireNotSuspended(db, userId);
    const before = cookie.read(request);
    const words = deviceWords(request.headers);
    const token = await db.transaction(async (db) => {
      if (proved) await requireProved(db, proved);
      // The earlier session ends: its token may have been seen by somebody.
      if (before !== undefined) await closeSession(db, before);
      return openSession(db, userId, at, words);
    });
    cookie.write(headers, token);
    const device = await devices.issueDevice(headers, await devices.readDevice(request.headers));
    await meet(db, userId, device, words, at);
  };
  return {
    /** The device that a call comes from, when its cookie is one of ours. */
    deviceOf: (request: Request) => devices.readDevice(request.headers),
    /** After signing in: the owner hears of a device that is new. */
    letIn: (call: At, proved: Proved) => open(call, proved.id, meetDevice, proved),
    /** After signing up: an account's first device is news to nobody. */
    welcome: (call: At, userId: string) => open(call, userId, rememberDevice),
  };
}
