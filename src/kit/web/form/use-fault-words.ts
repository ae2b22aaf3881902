import type { Fault } from '#kit/shared/field-checks.ts';
import { useWords } from '../i18n.tsx';
import { messages } from './messages.ts';

/** Says what is wrong with a field, with the limits that it has. */
export function useFaultWords() {
  const words = useWords(messages);
  return (fault: Fault, { min = 0, max = 0 }: { readonly min?: number; readonly max?: number } = {}) =>
    words(fault, { min, max });
}
