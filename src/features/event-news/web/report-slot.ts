import type { ComponentType } from 'react';

/** The form by which news is reported; the page brings it. */
export type ReportSlot = ComponentType<{
  readonly kind: 'news';
  readonly id: string;
  readonly token?: string | undefined;
  readonly onClose: () => void;
}>;
