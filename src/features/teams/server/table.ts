import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { teamRoles } from '#kit/shared/endpoint.ts';

/** Who works for which owner. An agency is a member of many owners' teams. */
export const teamMembers = pgTable(
  'team_members',
  {
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: teamRoles }).notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.memberId] }),
    index('team_members_member').on(table.memberId),
    check('team_members_others', sql`${table.ownerId} <> ${table.memberId}`),
  ],
);

/** Keys into a team that nobody has used yet: used, taken back or expired, a row goes. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: teamRoles }).notNull(),
    /** Where the letter went; null where the owner passes the link on. */
    email: text(),
    /** Only the hash of the key is stored; of a letter that waits, the hash of a key that nobody has. */
    keyHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('team_invitations_key').on(table.keyHash),
    index('team_invitations_owner').on(table.ownerId, table.createdAt),
    index('team_invitations_expiring').on(table.expiresAt),
  ],
);
