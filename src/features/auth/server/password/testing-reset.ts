/** For tests only: somebody who forgot their password, and the letters that they get. */
import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { mails } from '#features/mail/server/table.ts';
import { tasks } from '#kit/server/outbox/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { users } from '../table.ts';

/** Every test has an account of its own, and no letter of those before. */
export function aForgetfulMember() {
  const post = keepingMailer();
  const house = aTestHouse({ mailer: post });
  let ana: Member & { phone: string };
  let count = 0;
  beforeEach(async () => {
    await house.db.delete(mails);
    await house.db.delete(tasks);
    post.mails.length = 0;
    ana = await aMember(`ana${(count += 1)}@correo.example`);
  });

  const aMember = async (email: string | null) => {
    const member = await house.signedInAs();
    const [row] = await house.db
      .update(users)
      .set({ email, language: 'es' })
      .where(eq(users.id, member.id))
      .returning();
    return { ...member, phone: row?.phone ?? '' };
  };
  const emailOf = async ({ id }: Member) =>
    (await house.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? '';
  const ask = (account: string, headers = {}) =>
    house.call('POST', '/api/auth/password-reset', { body: { account }, headers });
  const confirm = (token: string, secret = 'otra siesta más larga') =>
    house.call('POST', '/api/auth/password-reset/confirm', { body: { token, password: secret } });
  const signIn = (phone: string, secret: string) =>
    house.call('POST', '/api/auth/signin', { body: { phone, password: secret } });
  const letters = () => house.db.select().from(mails).orderBy(mails.createdAt);
  const later = (minutes: number) => house.later(minutes);
  return {
    house,
    get ana() {
      return ana;
    },
    post,
    aMember,
    emailOf,
    ask,
    confirm,
    signIn,
    letters,
    later,
  };
}
