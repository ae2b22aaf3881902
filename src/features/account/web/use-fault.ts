import { useState } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../messages.ts';
import type { AccountField, Fault } from './faults.ts';

/** What is wrong with a sheet, shown beside its field until something is changed. No toast: it would lie over the field. */
export function useFault() {
  const words = useWords(messages);
  const [fault, refuse] = useState<Fault>();
  const text = fault && words(fault.key, { count: fault.count ?? 0 });
  return {
    fault,
    errorOf: (field: AccountField) => (fault?.field === field ? text : undefined),
    /** What is wrong with all of it. */
    refusal: fault?.field === undefined ? text : undefined,
    clear: () => refuse(undefined),
    refuse,
  };
}
