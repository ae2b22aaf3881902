import { getTableName, is } from 'drizzle-orm';
import { PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { personalData } from '#app/server/personal-data.ts';
import { users } from '#features/auth/server/table.ts';
import { tablesOfPeople, unspokenTables } from './personal-data.ts';

/** The same files that migrations are made of. */
const modules = import.meta.glob<Record<string, unknown>>('/src/**/table.ts', { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable));

describe('somebody speaks for every table with people in it', () => {
  it('holds', () => expect(unspokenTables(tables, users, personalData)).toEqual([]));

  it('reads the house, not an empty schema', () => {
    expect(tables.length).toBeGreaterThanOrEqual(30);
    const names = tablesOfPeople(tables, users).map(getTableName);
    expect(names).toEqual(expect.arrayContaining(['users', 'sessions', 'orders', 'tickets', 'mails', 'issue_reports']));
    expect(names).not.toContain('search_words');
  });

  it('finds a table that refers to an account', () => {
    const lostItems = pgTable('lost_items', { id: text(), finder: text().references(() => users.id) });
    expect(unspokenTables([...tables, lostItems], users, personalData)).toEqual([
      expect.stringContaining('lost_items'),
    ]);
  });

  it.each(['email', 'contactPhone', 'ipAddress', 'userId'])('finds one with a column %s and no reference', (column) => {
    const lostItems = pgTable('lost_items', { [column]: text() });
    expect(unspokenTables([...tables, lostItems], users, personalData)).toHaveLength(1);
  });

  it('lets be what tells of nobody', () => {
    const weather = pgTable('weather', { day: text(), sky: text() });
    expect(unspokenTables([...tables, weather], users, personalData)).toEqual([]);
  });

  it('finds a table that two rooms speak for', () => {
    const room = { tables: [users] };
    expect(unspokenTables(tables, users, [...personalData, room])).toEqual([expect.stringContaining('users')]);
  });
});
