/** What all things that visitors send in have in common. */
import { text, timestamp } from 'drizzle-orm/pg-core';
import { languages } from '#kit/shared/messages.ts';
import type { Language } from '#kit/shared/messages.ts';
import { newId } from './ids.ts';

export const intakeStatuses = ['new', 'in_progress', 'done'] as const;

export const intakeColumns = {
  id: text().primaryKey(),
  /** The language it was written in: answers are written in it too. */
  language: text({ enum: languages }).notNull(),
  adminNotes: text(),
  submittedAt: timestamp({ withTimezone: true }).notNull(),
};

/** The first values of something sent in. */
export function intake(language: Language, at: Date) {
  return { id: newId(), language, submittedAt: at };
}
