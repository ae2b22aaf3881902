import type { ReactNode } from 'react';
import type { IntakeStatus } from '../intake.ts';
import type { Language } from '#kit/shared/messages.ts';

/** What the desk wrote back, and who of it; the name is null when the account is gone. */
export type SentAnswer = {
  readonly id: string;
  readonly text: string;
  readonly author: string | null;
  readonly answered_at: string;
};

/** Anything that was sent in, as the desk's calls give it. */
export type SentThing = {
  readonly id: string;
  readonly status: IntakeStatus;
  readonly language: Language;
  readonly admin_notes: string | null;
  readonly submitted_at: string;
  readonly version: number;
  /** What the desk wrote back, where it does that here. */
  readonly answers?: readonly SentAnswer[];
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

/** How something is answered from its sheet. */
export type AnswerCall = {
  readonly mutationFn: (input: {
    readonly params: { readonly id: string };
    readonly body: { readonly text: string; readonly version: number };
  }) => Promise<unknown>;
};
