import type { FormTable } from '#kit/web/form/form-table.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { changesIn } from './changed-fields.ts';
import { Difference } from './difference.tsx';
import type { ChangeOfRecord, ListingRecord } from './listing.ts';
import { messages } from './messages.ts';
import { useWithdrawCall } from './own-change.ts';
import * as styles from './listings.module.css';

type ChangeNoteProps<V> = {
  readonly record: ListingRecord;
  readonly table: FormTable<V>;
  readonly refresh: readonly string[];
  readonly onDone: () => void;
};

/** What of a listing waits for the desk, or why it came back: its owner may take it back, the desk has a place to decide. */
export function ChangeNote<V>({ record, table, refresh, onDone }: ChangeNoteProps<V>) {
  const words = useWords(messages);
  const isOwner = useDeskSide() === 'owner';
  const { change } = record;
  if (change === null) return null;
  const { id, status, note, fields } = change;
  if (!isOwner)
    return status === 'pending' ? (
      <p className={styles.deskNote}>
        {words('change.ofOwner')}{' '}
        <Link to="/admin" search={{ tab: 'changes', open: id }}>
          {words('change.look')}
        </Link>
      </p>
    ) : null;
  const before = Object.fromEntries(
    Object.keys(fields).map((name) => [name, (record as unknown as Readonly<Record<string, unknown>>)[name]]),
  );
  return (
    <section className={status === 'pending' ? styles.deskNote : `${styles.deskNote} ${styles.deskNoteReturned}`}>
      <p>{status === 'pending' ? words('change.waitsText') : words('change.rejected', { note: note ?? '' })}</p>
      <details className={styles.changeFold}>
        <summary>{words('change.what')}</summary>
        <div className={styles.changeSheet}>
          <Difference told={changesIn(table)} before={before} after={fields} />
        </div>
      </details>
      {status === 'pending' ? <Withdraw change={change} refresh={refresh} onDone={onDone} /> : null}
    </section>
  );
}

type WithdrawProps = Pick<ChangeNoteProps<unknown>, 'refresh' | 'onDone'> & { readonly change: ChangeOfRecord };

function Withdraw({ change: { id, version }, refresh, onDone }: WithdrawProps) {
  const words = useWords(messages);
  const { change, isPending } = useChange(useWithdrawCall(), {
    done: { title: words('change.withdrawn'), description: words('change.withdrawnText') },
    failed: { title: words('error'), description: words('step.failed') },
    refresh,
    onDone,
  });
  return (
    <Button
      variant="line"
      size="sm"
      busy={isPending}
      onClick={() => change({ params: { id }, query: { version: String(version) } })}
    >
      {words('change.withdraw')}
    </Button>
  );
}
