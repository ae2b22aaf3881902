import { useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { ListingImport } from '../contract.ts';
import { messages } from '../messages.ts';
import { isWorking, work } from '../rules.ts';
import type { NameOfKind } from './name-of-kind.ts';
import { LineList } from './line-list.tsx';
import { stepImport, touched } from './queries.ts';
import * as styles from './imports.module.css';

type ImportSheetProps = { readonly one: ListingImport; readonly nameOf: NameOfKind; readonly onClose: () => void };

/** One file: how far it is, what is wrong in it, and the next step. */
export function ImportSheet({ one, nameOf, onClose }: ImportSheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [asks, setAsks] = useState(false);
  const { id, state, lines } = one;
  const step = useChange(stepImport(), {
    done: ({ state }) => ({ title: words(state === 'importing' ? 'publishing' : 'undoing') }),
    failed: { title: words('failed'), description: words('failedText') },
    reasons: { invalid_transition: words('moved') },
    refresh: touched,
  });
  const counts = (['good', 'made', 'undone', 'kept', 'bad'] as const).filter((name) => lines[name] > 0);
  const total = Object.values(lines).reduce((sum, count) => sum + count, 0);
  const done = isWorking(state) ? total - lines[work[state].takes] : total;
  const take = (name: 'import' | 'undo') => step.change({ params: { id }, body: { step: name } });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={one.fileName}
      head={[nameOf(one.kind, language), words(`owner.${one.owner}`), words(`state.${state}`)].join(' · ')}
      foot={
        state === 'checked' && lines.good > 0 ? (
          <Button variant="ink" busy={step.isPending} onClick={() => take('import')}>
            {words('publish', { count: lines.good })}
          </Button>
        ) : state === 'imported' && lines.made > 0 ? (
          <Button variant="line" busy={step.isPending} onClick={() => setAsks(true)}>
            {words('undo')}
          </Button>
        ) : null
      }
    >
      {isWorking(state) ? (
        <div className={styles.importProgress}>
          <progress max={total} value={done} aria-label={words(`state.${state}`)} />
          <p>{words('working', { done, total })}</p>
        </div>
      ) : (
        <ul className={styles.importCounts} role="status">
          {counts.map((name) => (
            <li key={name} data-state={name}>
              {words(name, { count: lines[name] })}
            </li>
          ))}
        </ul>
      )}
      {!isWorking(state) && lines.kept > 0 ? (
        <LineList id={id} state="kept" count={lines.kept} label={words('keptLines')} />
      ) : null}
      {state !== 'checking' && lines.bad > 0 ? (
        <LineList id={id} state="bad" count={lines.bad} label={words('badLines')} />
      ) : null}
      <Confirm
        isOpen={asks}
        title={words('undoTitle')}
        text={words('undoText')}
        yes={words('undoYes')}
        no={words('undoNo')}
        onYes={() => {
          setAsks(false);
          take('undo');
        }}
        onClose={() => setAsks(false)}
      />
    </Sheet>
  );
}
