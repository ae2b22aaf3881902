import type { ReactNode, RefObject } from 'react';
import { useWords } from '../../i18n.tsx';
import { messages } from '../messages.ts';
import type { Selection } from './use-selection.ts';
import * as styles from './bulk.module.css';
import * as checkboxStyles from '#kit/web/ui/checkbox.module.css';

type BulkSelectionProps<T extends { readonly id: string }> = {
  readonly selection: Selection<T>;
  readonly label: string;
  /** The box that chooses all: whoever has decided goes on there. */
  readonly all: RefObject<HTMLInputElement | null>;
  /** What can be asked of those that are chosen. */
  readonly children: ReactNode;
};

/** Above a list: choose all of it, how many are chosen, and what can be done with them. */
export function BulkSelection<T extends { readonly id: string }>({
  selection: { picked, areAllPicked, toggleAll },
  label,
  all,
  children,
}: BulkSelectionProps<T>) {
  const words = useWords(messages);
  return (
    <div className={styles.bulkBar}>
      <label className={styles.bulkAll}>
        <input
          ref={all}
          className={checkboxStyles.checkbox}
          type="checkbox"
          checked={areAllPicked}
          onChange={toggleAll}
        />
        {label}
      </label>
      <span role="status">{picked.length === 0 ? '' : words('picked', { count: picked.length })}</span>
      {picked.length === 0 ? null : <div className={styles.bulkEnd}>{children}</div>}
    </div>
  );
}
