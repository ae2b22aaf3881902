/**
 * A provider's notices about owners' accounts (decision 0101): each names an account, and the house asks how that stands.
 * What a notice says besides is not read, so ten at once, twice or in any order are one answer.
 */
import { z } from 'zod';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import { readSigned } from '#kit/server/signed-body.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { AccountProvider } from '../account-provider.ts';
import { lookAtAccountTask, lookAtPayoutsTask } from '../rules.ts';
import { askAbout } from './onboarding.ts';
import { findAccountNamed } from './service.ts';

const name = z.string().min(1).max(255);
/** Of connected accounts every event names the account at its top (Stripe, Connect webhooks). */
const AccountNotice = z.object({ id: name, type: name, livemode: z.boolean(), account: name });
type AccountNotice = z.infer<typeof AccountNotice>;

/** Which kinds tell of an account, and which of what is paid out of it; others have no use here. */
const kinds = [
  { task: lookAtAccountTask, of: /^(?:account\.updated|account\.external_account\.\w+|capability\.updated)$/ },
  { task: lookAtPayoutsTask, of: /^payout\.\w+$/ },
];

/** The notice of a body whose signature holds; 400 for everything else, without saying which part was wrong. */
export function readAccountNotice(secret: string, header: string | undefined, body: string, at: Date): AccountNotice {
  const notice = AccountNotice.safeParse(readSigned(secret, header, body, at));
  if (!notice.success) throw new Problem('malformed', 'The notice names no account.');
  return notice.data;
}

/** Has the provider asked; not about accounts that are no owner's. 409 for a notice of tests where money moves, and the reverse. */
export async function takeAccountNotice(
  db: Db,
  provider: AccountProvider,
  { type, livemode, account }: AccountNotice,
  at: Date,
): Promise<void> {
  const kind = kinds.find(({ of }) => of.test(type));
  if (!kind || !(await findAccountNamed(db, provider.name, account))) return;
  if (livemode !== provider.isLive)
    throw new Problem('conflict', `The notice is of ${livemode ? 'live' : 'test'} mode, which this house is not in.`);
  await enqueue(db, kind.task, { account }, at);
}

const Payload = z.strictObject({ account: z.string() });

/** Asks how an account stands, and writes it down. */
export const accountTask = ({
  provider,
  clock,
}: {
  readonly provider: AccountProvider;
  readonly clock: Clock;
}): Task<z.infer<typeof Payload>> => ({
  name: lookAtAccountTask,
  payload: Payload,
  run: async ({ account }, db) => {
    const row = await findAccountNamed(db, provider.name, account);
    if (row) await askAbout(db, provider, row, clock());
  },
});
