/** What the house is built of: where it stands, and what it can do there. */
import type { NoteErasure } from '#features/account/server/routes.ts';
import type { SecondFactorRule } from '#features/auth/rules.ts';
import type { InboundSettings } from '#features/messages/server/inbound/take-answer.ts';
import type { StripeKeys } from '#features/payments/server/stripe/stripe.ts';
import type { OfficeSettings } from '#features/verifactu/server/sending/office.ts';
import type { Db } from '#kit/server/db.ts';
import type { Net } from '#kit/server/foreign/read-foreign.ts';
import type { Log } from '#kit/server/log.ts';
import type { Mailer } from '#kit/server/mailer.ts';
import type { SmsSender } from '#kit/server/sms/sms.ts';
import type { PhotoStore } from '#kit/server/photos/store.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { MapSettings } from '#market/map/map-endpoints.ts';

/** `publicUrl` is the address visitors use; over https the cookie and the headers are stricter. */
export type ApiOptions = {
  db: Db;
  clock: Clock;
  log: Log;
  publicUrl: string;
  photos: PhotoStore;
  /** Signs the provider's notices; unless told one of the sandbox's own. */
  webhookSecret?: string | undefined;
  /** Signs the provider's notices about owners' accounts; without it none are taken. */
  accountWebhookSecret?: string | undefined;
  /** Without keys the sandbox takes test cards and no money moves. */
  stripe?: StripeKeys | undefined;
  /** Whether owners are paid into accounts at the payment provider; unless told by bank. */
  ownerPayouts?: 'bank' | 'provider' | undefined;
  /** Without a mail server letters wait in the outbox until one is named. */
  mailer?: Mailer | undefined;
  /** Without a provider no codes go out by text message, and nobody is offered one. */
  sms?: SmsSender | undefined;
  /** How answers by mail come in; without it letters about messages lead to the page. */
  inboundMail?: InboundSettings | undefined;
  /** How records of invoices are sent to the tax office; without it none is. */
  taxOffice?: OfficeSettings | undefined;
  /** How calendars of other sites are reached; the open net, unless a test hands in another. */
  net?: Net | undefined;
  /** Whether admins need a second factor; unless told they don't. */
  adminSecondFactor?: SecondFactorRule | undefined;
  /** Without styles the maps show the drawing of the bay. */
  mapStyles?: MapSettings | undefined;
  /** Whom security.txt names; without it the help desk. */
  securityContact?: string | undefined;
  /** Whether the house stands with its demo catalogue; unless told it doesn't. */
  isDemo?: boolean | undefined;
  /** Whether the reply of a key is kept; unless told all are. */
  keeps?: ((key: string) => boolean) | undefined;
  /** Keeps the list of erased accounts that outlives the database; without it nobody does. */
  noteErasure?: NoteErasure | undefined;
  /** This many bytes of room there are where it writes; without it nobody looks. */
  room?: (() => Promise<number>) | undefined;
};
