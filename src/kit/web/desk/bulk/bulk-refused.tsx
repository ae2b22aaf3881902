import { useWords } from '../../i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { messages } from '../messages.ts';
import * as styles from './bulk.module.css';

const reasons = {
  edit_conflict: 'why.changed',
  invalid_transition: 'why.decided',
  not_found: 'why.gone',
  owner_suspended: 'why.suspended',
} as const;

type BulkRefusedProps = {
  readonly refused: readonly { readonly title: string; readonly code: string }[];
  readonly onSeen: () => void;
};

/** What of several could not be decided, by name, and why. */
export function BulkRefused({ refused, onSeen }: BulkRefusedProps) {
  const words = useWords(messages);
  return (
    <div role="alert">
      {refused.length === 0 ? null : (
        <div className={styles.bulkRefused}>
          <p>{words('bulkRefused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ title, code }, place) => (
              <li key={place}>
                <b>{title}</b>: {words(code in reasons ? reasons[code as keyof typeof reasons] : 'why.other')}
              </li>
            ))}
          </ul>
          <Button variant="quiet" size="sm" onClick={onSeen}>
            {words('seen')}
          </Button>
        </div>
      )}
    </div>
  );
}
