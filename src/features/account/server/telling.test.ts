/** Who is told when a way into an account is changed, and what else ends with it (decision 0141). */
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';

const post = keepingMailer();
const house = aTestHouse({ mailer: post });
let ana: Member;
let mailbox: string;
let count = 0;
beforeEach(async () => {
  ana = await house.signedInAs();
  mailbox = `ana${(count += 1)}@correo.example`;
  await house.db.update(users).set({ email: mailbox, username: mailbox }).where(eq(users.id, ana.id));
});

const change = (body: object, as = ana) => house.call('PATCH', '/api/account', { as, body: { password, ...body } });
const prove = () => house.db.update(users).set({ emailProvenAt: house.time.now }).where(eq(users.id, ana.id));
const aPhone = () => `+3466${String((count += 1)).padStart(7, '0')}`;
/** To whom the house wrote of changes of this account, and of which. */
const told = async ({ id } = ana) => {
  const isOfThem = and(eq(mails.userId, id), eq(mails.letter, 'accountChanged'));
  const rows = await house.db.select().from(mails).where(isOfThem).orderBy(asc(mails.createdAt), asc(mails.recipient));
  return rows.map(({ recipient, values }) => [recipient, values['what']]);
};

describe('the mailbox of an account hears', () => {
  test('of another password, with when it was, and the way back', async () => {
    await house.db.update(users).set({ language: 'es' }).where(eq(users.id, ana.id));
    const body = { current: password, password: 'otra siesta más larga' };
    expect((await house.call('POST', '/api/account/password', { as: ana, body })).status).toBe(200);
    expect(await told()).toEqual([[mailbox, 'password']]);
    await house.runTasks();
    const letter = post.mails.find(({ to }) => to === mailbox);
    expect(letter?.subject).toBe('Se ha cambiado tu contraseña');
    for (const said of [mailbox, '21 ago 2026', '/forgot-password?lang=es']) expect(letter?.text).toContain(said);
  });

  test('of a password that was chosen by a link', async () => {
    await house.call('POST', '/api/auth/password-reset', { body: { account: mailbox } });
    await house.runTasks();
    const token = post.mails.findLast(({ to }) => to === mailbox)?.text.match(/#token=([\w-]+)/)?.[1];
    const body = { token, password: 'otra siesta más larga' };
    expect((await house.call('POST', '/api/auth/password-reset/confirm', { body })).status).toBe(200);
    expect(await told()).toEqual([[mailbox, 'password']]);
  });

  test('of a seat at the desk, of another one, and of its end', async () => {
    const [admin, path] = [await house.signedInAs('admin'), `/api/admin/users/${ana.id}/seat`];
    await house.db.update(users).set({ language: 'es' }).where(eq(users.id, ana.id));
    for (const role of ['moderator', 'admin']) {
      expect((await house.call('PUT', path, { as: admin, body: { role } })).status).toBe(200);
      house.later(1);
    }
    expect((await house.call('DELETE', path, { as: admin })).status).toBe(200);
    const seats = ['moderator', 'admin', 'noSeat'];
    expect(await told()).toEqual(seats.map((what) => [mailbox, what]));
    await house.runTasks();
    // Several letters are handed over at once: any may come first.
    const letter = post.mails.find(({ to, subject }) => to === mailbox && subject === 'Tienes un puesto en recepción');
    expect(letter?.text).toContain('/admin?lang=es');
  });

  test('of another phone, and of nothing while what is named stays the same', async () => {
    const phone = aPhone();
    await change({ phone });
    await change({ phone, email: mailbox, fullName: 'Ana Pla', language: 'es' });
    expect(await told()).toEqual([[mailbox, 'phone']]);
  });

  test('that it left the account, and the new one that it stands in it', async () => {
    const other = `b-${mailbox}`;
    await change({ email: other });
    expect(await told()).toEqual([
      [mailbox, 'email'],
      [other, 'newEmail'],
    ]);
  });

  test('of a phone that was changed together with it: who takes an account over hears of nothing alone', async () => {
    await change({ email: `b-${mailbox}`, phone: aPhone() });
    expect((await told()).filter(([, what]) => what === 'phone')).toEqual([[mailbox, 'phone']]);
  });

  test('that the account has none any more', async () => {
    await change({ email: null });
    expect(await told()).toEqual([[mailbox, 'email']]);
  });

  test('that a traveller’s account which becomes a business has it', async () => {
    const blas = await house.signedInAs();
    const body = { email: `b-${mailbox}`, password };
    expect((await house.call('POST', '/api/account/business', { as: blas, body })).status).toBe(200);
    expect(await told(blas)).toEqual([[`b-${mailbox}`, 'newEmail']]);
  });

  test('of nothing that was refused', async () => {
    await change({ phone: aPhone(), password: 'not this one' });
    await change({
      phone: (
        await house.db
          .select()
          .from(users)
          .where(eq(users.id, (await house.signedInAs()).id))
      )[0]?.phone,
    });
    expect(await told()).toEqual([]);
  });
});

describe('how many letters', () => {
  const ofPhones = async (times: number) => {
    for (let i = 0; i < times; i += 1) expect((await change({ phone: aPhone() })).status).toBe(200);
    return (await told()).length;
  };

  test('an unproven mailbox gets of one account is counted: it may be a stranger’s', async () => {
    expect(await ofPhones(6)).toBe(4);
  });

  test('its account’s proven mailbox gets all of them', async () => {
    await prove();
    expect(await ofPhones(6)).toBe(6);
  });

  test('another account has caused keep none from this one', async () => {
    await ofPhones(6);
    const blas = await house.signedInAs();
    await house.db.update(users).set({ email: mailbox }).where(eq(users.id, blas.id));
    await change({ phone: aPhone() }, blas);
    expect(await told(blas)).toEqual([[mailbox, 'phone']]);
  });
});

describe('the address of a calendar', () => {
  const make = async (as = ana): Promise<string> => {
    const { body } = await house.call('POST', '/api/account/calendar', { as });
    const path = String(body.address).replace(/^https?:\/\/[^/]+/, '');
    expect((await house.call('GET', path)).status).toBe(200);
    return path;
  };
  const read = async (path: string) => (await house.call('GET', path)).status;
  const shown = async (cookie: string) =>
    (await house.call('GET', '/api/account/calendar', { headers: { cookie } })).body.createdAt;

  test('ends with another password, and can be made anew', async () => {
    const path = await make();
    const body = { current: password, password: 'otra siesta más larga' };
    const { headers } = await house.call('POST', '/api/account/password', { as: ana, body });
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect([await read(path), await shown(cookie)]).toEqual([404, null]);
    const again = await make({ ...ana, cookie });
    expect([await read(path), await read(again)]).toEqual([404, 200]);
  });

  test('ends with another email, and not with another name or phone', async () => {
    const path = await make();
    await change({ fullName: 'Ana Pla', phone: aPhone(), email: mailbox });
    expect(await read(path)).toBe(200);
    await change({ email: `b-${mailbox}` });
    expect([await read(path), await shown(ana.cookie)]).toEqual([404, null]);
  });

  test.each([
    ['/api/auth/signout', { everywhere: true }],
    ['/api/account/sessions/end-others', {}],
  ])('ends with all sessions (%s %j)', async (line, body) => {
    const path = await make();
    expect((await house.call('POST', line, { as: ana, body })).status).toBe(200);
    expect(await read(path)).toBe(404);
  });

  test('stays when one goes out of one door', async () => {
    const path = await make();
    await house.call('POST', '/api/auth/signout', { as: ana, body: {} });
    expect(await read(path)).toBe(200);
  });

  test('is made by who has just shown who they are', async () => {
    house.later(60);
    const { status, body } = await house.call('POST', '/api/account/calendar', { headers: { cookie: ana.cookie } });
    expect([status, body.code]).toEqual([403, 'confirm_identity']);
  });
});
