import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { languages } from '#kit/shared/messages.ts';
import { searchIndex, sortText } from '#kit/server/search-text.ts';
import { accountTypes, roles, seatGivers, stepPurposes } from '../rules.ts';

/** What the desk's search looks through. */
export const usersSearchColumns = ['full_name', 'username', 'phone', 'email'] as const;

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    fullName: text().notNull(),
    /** E.164: one person, one phone, however it was typed. */
    phone: text().notNull(),
    email: text(),
    /** When they proved that the mailbox is theirs; the database forgets it with every other e-mail. */
    emailProvenAt: timestamp({ withTimezone: true }),
    passwordHash: text().notNull(),
    accountType: text({ enum: accountTypes }).notNull(),
    role: text({ enum: roles }).notNull(),
    /** Who gave them their seat at the desk; null for everybody else. */
    seatedBy: text({ enum: seatGivers }),
    /** Goes up when all that was handed out opens nothing any more: an address for programs is good in the one it was made in. */
    keyring: integer().notNull().default(0),
    /** Since when signing in takes a second step; null without a second factor. */
    secondFactorSince: timestamp({ withTimezone: true }),
    /** The language they signed up in: letters to them are written in it. */
    language: text({ enum: languages }).notNull().default('en'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The version of the terms, by its first day, that they accepted when they signed up; null from before that was kept. */
    termsVersion: date(),
    /** Since when they can't come in and their listings are hidden, and why: an admin did it (decision 0046). */
    suspendedAt: timestamp({ withTimezone: true }),
    suspensionReason: text(),
    /** When they had their data erased: the row stays, for the orders that point at it, with nothing of theirs in it. */
    erasedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_phone').on(table.phone),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    index('users_email').on(table.email),
    check(
      'users_suspended',
      sql`(${table.suspendedAt} is null) = (${table.suspensionReason} is null) and length(${table.suspensionReason}) <= 500`,
    ),
    index('users_newest').on(table.createdAt, table.id),
    index('users_name').on(sortText('full_name'), table.id),
    index('users_search').using('gin', searchIndex(...usersSearchColumns)),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only the hash of the token is stored. */
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** To a few minutes: not every call writes. */
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its holder last proved who they are. */
    confirmedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What the browser said it is, in two words: enough to tell one's own apart. Where it came from is not kept. */
    browser: text(),
    system: text(),
    /** The owner for whom its holder works in it; it counts as long as they are in the team (decision 0074). */
    actingFor: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenHash), index('sessions_user').on(table.userId)],
);

/** The devices on which somebody has signed in. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only the hash of the device's name is stored. */
    deviceHash: text().notNull(),
    browser: text(),
    system: text(),
    firstUsedAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** What makes six digits every thirty seconds; one for each member. */
export const authenticators = pgTable('authenticators', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed: who reads this table alone can't make codes. */
  secret: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** When its first code was right; until then it counts for nothing. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The step of time of the last code that was used: it and those before it are spent. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** Passkeys as a second factor (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As its maker names it. */
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId, table.createdAt),
  ],
);

/** For whoever has lost the second factor: each opens the door once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only the hash of the code is stored. */
    codeHash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** What has been begun and needs one more proof: the second step of a sign-in, a new passkey. */
export const steps = pgTable(
  'steps',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: stepPurposes }).notNull(),
    /** Only the hash of its key is stored. */
    keyHash: text().notNull(),
    /** What a passkey has to sign. */
    challenge: text(),
    wrong: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('steps_key').on(table.keyHash), index('steps_user').on(table.userId, table.createdAt)],
);

/** One-use keys to a new password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only the hash of the token is stored. */
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('password_resets_token').on(table.tokenHash), index('password_resets_user').on(table.userId)],
);

/** A one-use key to say that a mailbox is one's own; one for each account. */
export const emailProofs = pgTable(
  'email_proofs',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The mailbox it was sent to: with another e-mail in the account it proves nothing. */
    email: text().notNull(),
    /** Only the hash of the token is stored. */
    tokenHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('email_proofs_token').on(table.tokenHash)],
);

export type UserRow = typeof users.$inferSelect;
