/** From the environment to a house that can answer: database, migrations, admin, demo, rooms. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ensureAdmin, keepAdmin } from '#features/auth/server/service.ts';
import { searchIndex } from '#features/search/server/index/search-index.ts';
import type { Clock } from '#kit/shared/clock.ts';
import { keepToOwner } from '#kit/server/data-folder.ts';
import type { Database } from '#kit/server/db.ts';
import { openPglite, openPostgres } from '#kit/server/db.ts';
import { roomIn } from '#kit/server/disk-room.ts';
import { inboundMail, mapStyles, stripeKeys, taxCertificate, twilioKeys } from '#kit/server/env.ts';
import type { Env } from '#kit/server/env.ts';
import type { Log } from '#kit/server/log.ts';
import { createTwilio } from '#kit/server/sms/twilio.ts';
import { createMailer } from '#kit/server/mailer.ts';
import { openPhotoStore } from '#kit/server/photos/store.ts';
import { openControl } from '../backup/control.ts';
import { addToErasureList, erasureListIn } from '../backup/erasure-list.ts';
import type { ApiOptions } from '../api-options.ts';
import { buildApi } from '../build-api.ts';
import { serverKinds } from '../kinds.ts';
import { hasCatalogue, isNewHouse, seedTown } from '../seed.ts';
import { requireBackupFolder, whatIsMissing, whatIsOdd } from './start-faults.ts';
import { startTidying } from '../tasks.ts';

/** The phone of the admin that is made where none is given: a number of Spain's range for fiction. */
const defaultAdminPhone = '+34600000000';

/** The admin as the terminal shows it; the password only when it was made here and now. */
export type AdminNote = { phone: string; password: string | undefined };

/** What is kept, by KEPT_REPLIES: a measurement asks for what is drawn anew each time. */
const keepsOf = {
  all: () => true,
  lists: (key: string) => key.includes(' /api/'),
  none: () => false,
} as const;

export type House = Awaited<ReturnType<typeof openHouse>>;

/** `say` tells what takes a while. */
export async function openHouse(env: Env, clock: Clock, log: Log, say: (what: string) => void) {
  const notOurs = keepToOwner(env.DATA_DIR).length;
  if (notOurs > 0) log.warn({ files: notOurs }, 'somebody else owns a part of DATA_DIR: others may be able to read it');
  say(env.DATABASE_URL ? 'Opening the PostgreSQL database' : `Opening the embedded database in ${env.DATA_DIR}`);
  const database = await openDatabase(env, log);
  try {
    say('Bringing its tables up to date');
    await database.migrate();
    // Before its desk is seated: a town that was opened, and has no listing yet, never gets the demo's by a start without DEMO=0.
    if (env.DEMO && (await isNewHouse(database.db)) && (await seedTown(database.db, clock())) > 0)
      say('Filled the empty town with the demo');
    const admin = await seatAdmin(database, env, log);
    // At once: a start that ends before the house is open would keep the only word to its desk for itself.
    if (admin.password !== undefined) say(`Made an admin: phone ${admin.phone}, password ${admin.password}`);
    const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`;
    const isDemo = env.DEMO && (await hasCatalogue(database.db));
    for (const sentence of [...whatIsOdd(env), ...whatIsMissing(env, isDemo)]) log.warn(sentence);
    const photos = openPhotoStore(join(env.DATA_DIR, 'photos'));
    const mailer = mailerOf(env);
    const twilio = twilioKeys(env);
    const erasureList = erasureListIn(env.BACKUP_DIR);
    await requireBackupFolder(env, () => addToErasureList(erasureList, []));
    const noteErasure = (id: string, at: Date): Promise<void> =>
      addToErasureList(erasureList, [{ id, at }]).catch((error: unknown) =>
        // Tidying writes it a little later.
        log.error({ error }, 'the list of erased accounts could not be written'),
      );
    const apiOptions: ApiOptions = {
      db: database.db,
      clock,
      log,
      publicUrl,
      photos,
      mailer,
      sms: twilio && createTwilio(twilio),
      stripe: stripeKeys(env),
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      accountWebhookSecret: env.STRIPE_CONNECT_WEBHOOK_SECRET,
      ownerPayouts: env.OWNER_PAYOUTS,
      adminSecondFactor: env.ADMIN_SECOND_FACTOR,
      mapStyles: mapStyles(env),
      noteErasure,
      room: () => roomIn(env.DATA_DIR),
      isDemo,
      keeps: keepsOf[env.KEPT_REPLIES],
      securityContact: env.SECURITY_CONTACT,
      inboundMail: inboundMail(env),
      taxOffice: taxCertificate(env),
    };
    const api = buildApi(apiOptions);
    await database.onTouched((table) => api.kept.drop(table));
    await api.choosePayoutWay();
    api.outbox.start();
    // Nobody waits for it: a provider that is away is no reason not to open.
    void api.greetProvider();
    // Nor for this: whoever searches before it is read waits for the rest.
    const closing = new AbortController();
    const indexRead = searchIndex(database.db, serverKinds, clock(), closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted) log.error({ error }, 'the search index could not be read');
    });
    const stopTidying = startTidying({
      db: database.db,
      clock,
      log,
      photos,
      api,
      erasureList,
      takesAnswers: inboundMail(env) !== undefined,
      checkpoint: database.checkpoint,
    });
    const closeControl = database.embedded && (await openControl(database.embedded, env.DATA_DIR, log));
    const close = async () => {
      closing.abort();
      stopTidying();
      await closeControl?.();
      await Promise.all([indexRead, api.outbox.stop(), api.wishes.write(), api.visits.write(), mailer?.close()]);
      await database.close();
    };
    return { database, apiOptions, api, clock, publicUrl, isDemo, admin, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const openDatabase = ({ DATABASE_URL, DATA_DIR }: Env, log: Log): Promise<Database> =>
  DATABASE_URL
    ? openPostgres(DATABASE_URL, { onError: (error) => log.warn({ error }, 'a database connection broke') })
    : openPglite({ dataDir: DATA_DIR });

const mailerOf = ({ SMTP_URL: url, MAIL_FROM: from, MAIL_REPLY_TO: replyTo }: Env) =>
  url === undefined ? undefined : createMailer({ url, from, replyTo });

/** The admin of the environment exists; without one, a first admin with a random password is made and shown once. */
async function seatAdmin({ db }: Database, env: Env, log: Log): Promise<AdminNote> {
  if (env.ADMIN_PHONE !== undefined && env.ADMIN_PASSWORD !== undefined) {
    const named = await ensureAdmin(db, { phone: env.ADMIN_PHONE, password: env.ADMIN_PASSWORD });
    if (named.isTakenOver) log.warn('the account of ADMIN_PHONE was no admin: it was taken over, without its e-mail');
    return { phone: named.phone, password: undefined };
  }
  const seated = await keepAdmin(db);
  if (seated !== undefined) return { phone: seated, password: undefined };
  const password = randomBytes(12).toString('base64url');
  const made = await ensureAdmin(db, { phone: defaultAdminPhone, password, by: 'house' });
  return { phone: made.phone, password };
}
