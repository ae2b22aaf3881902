import type { ReactNode } from 'react';
import type { IntakeStatus } from '../intake.ts';
import type { Language } from '#kit/shared/messages.ts';

/** Anything that was sent in, as the desk's calls give it. */
export type SentThing = {
  readonly id: string;
  readonly status: IntakeStatus;
  readonly language: Language;
  readonly admin_notes: string | null;
  readonly submitted_at: string;
  readonly version: number;
};

/** How a room tells of one of its things. */
export type Told = {
  readonly title: string;
  /** In the list, under the title. */
  readonly facts: readonly (string | null)[];
  /** How much it presses; nothing when it does not. */
  readonly press?: 'high' | 'medium' | undefined;
  readonly pressWord?: string;
  /** Who is answered, and about what. */
  readonly email: string;
  readonly subject: string;
  /** What they wrote. */
  readonly text: string | null;
  /** On the sheet: all else that was sent, as facts. */
  readonly details: ReactNode;
};

/** What the desk changes of it. */
export type IntakeWrite = {
  readonly params: { readonly id: string };
  readonly body: { readonly status?: IntakeStatus; readonly admin_notes?: string; readonly version?: number };
};
