import type { ComponentType } from 'react';

/** The form by which a review, or its owner's answer, is reported; the page brings it. */
export type ReportSlot = ComponentType<{
  readonly kind: 'review' | 'answer';
  readonly id: string;
  readonly onClose: () => void;
}>;
