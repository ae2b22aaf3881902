import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Uploaded photos; their bytes are files in DATA_DIR. One that nothing shows after a day is taken away. */
export const photos = pgTable(
  'photos',
  {
    id: text().primaryKey(),
    uploadedBy: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('photos_oldest').on(table.createdAt)],
);
