/** The demo with somebody of each kind in it: a member, an owner with a rental, the desk with a thousand events more. */
import type { BrowserContext } from '@playwright/test';
import type { Database } from '#kit/server/db.ts';
import { eventsOfDesk } from './desk.ts';
import type { Running } from './servers.ts';
import type { Wares, Who } from './walks.ts';

const password = 'una-clave-larga-9';
const desk = { phone: '+34600000001', password };
/** What the house is started with, so that somebody is at its desk. */
export const seats = { ADMIN_PHONE: desk.phone, ADMIN_PASSWORD: desk.password };

const owner = {
  username: 'iratxe',
  fullName: 'Iratxe Goñi',
  phone: '+34610000098',
  email: 'iratxe@correo.example',
  password,
  accountType: 'business',
};
const member = {
  username: 'marta',
  fullName: 'Marta Ferrer',
  phone: '+34610000099',
  email: 'marta@correo.example',
  password,
};
const terrace = {
  title: { en: 'Terrace', es: 'Terraza' },
  description: { en: 'Sun.', es: 'Sol.' },
  price: '100',
  location: 'Levante',
  contactPhone: '600555001',
  contactEmail: 'iratxe@correo.example',
};

/** As the browser remembers somebody. */
type Seat = { readonly session: string; readonly user: unknown };
export type Town = { readonly wares: Wares; readonly people: Readonly<Record<Exclude<Who, 'visitor'>, Seat>> };

/** Somebody who calls the house, and what it remembers them by. */
async function someone({ origin }: Running, line: string, who: object) {
  let session = '';
  const call = async (wish: string, data: object): Promise<Record<string, unknown>> => {
    const [method, path = ''] = wish.split(' ');
    const headers = { 'content-type': 'application/json', origin, cookie: `session=${session}` };
    const reply = await fetch(origin + path, { method: method ?? '', headers, body: JSON.stringify(data) });
    if (!reply.ok) throw new Error(`${wish} was answered ${reply.status}: ${await reply.text()}`);
    session ||= /session=([^;]+)/.exec(reply.headers.getSetCookie().join('\n'))?.[1] ?? '';
    return (await reply.json()) as Record<string, unknown>;
  };
  const { user } = await call(line, who);
  return { call, seat: { session, user } };
}

/** Seats them, and tells what of the demo can be bought. */
export async function seatPeople(app: Running): Promise<Town> {
  const admin = await someone(app, 'POST /api/auth/signin', desk);
  // Asked for at the first sign-in, in a card over the work.
  await admin.call('PATCH /api/account', { email: 'desk@aftersun.example', password });
  const host = await someone(app, 'POST /api/auth/signup', owner);
  const { id } = await host.call('POST /api/rentals', terrace);
  await host.call(`POST /api/rentals/${String(id)}/steps`, { step: 'ask' });
  await admin.call(`POST /api/rentals/${String(id)}/steps`, { step: 'publish' });
  const guest = await someone(app, 'POST /api/auth/signup', member);
  const sold = async (kind: string) => {
    const all = (await (await fetch(`${app.origin}/api/${kind}`)).json()) as { id: string; price: string }[];
    const one = all.find(({ price }) => Number(price) > 0);
    if (!one) throw new Error(`No ${kind} are sold.`);
    return one.id;
  };
  return {
    wares: { event: await sold('events'), rental: await sold('rentals') },
    people: { admin: admin.seat, owner: host.seat, member: guest.seat },
  };
}

/** Read by the desk; a third of those that are public are still to come, and found by visitors too. */
export const fillTable = async ({ db }: Database): Promise<void> => void (await db.execute(eventsOfDesk(1000)));

/** Whoever opens a page next is somebody of the town. */
export async function enter(context: BrowserContext, origin: string, { people }: Town, who: Who): Promise<void> {
  if (who === 'visitor') return;
  const { session, user } = people[who];
  await context.addCookies([{ name: 'session', value: session, url: origin }]);
  await context.addInitScript((text) => localStorage.setItem('user', text), JSON.stringify(user));
}
