import type { ReactNode } from 'react';
import { begun } from '#kit/shared/begun.ts';
import { formatInstant } from '#market/town/dates.ts';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { AuditEntry } from '../contract.ts';
import { messages } from '../messages.ts';
import { readableValue } from '../rules.ts';
import * as styles from './audit.module.css';

type AuditSheetProps = {
  readonly entry: AuditEntry;
  /** As it is read in this language. */
  readonly title: string;
  readonly actor: string;
  readonly entity: string;
  readonly pill: ReactNode;
  readonly onClose: () => void;
};

/** One entry of the log: each field that had or has something, as it was and as it became. Names and values are data, and shown as such. */
export function AuditSheet({ entry, title, actor, entity, pill, onClose }: AuditSheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const isSaid = (value: unknown) => readableValue(value) !== undefined;
  // What was made has all of its fields, and most of them are empty.
  const names = Object.keys(entry.after).filter((name) => isSaid(entry.before[name]) || isSaid(entry.after[name]));
  return (
    <Sheet
      isOpen
      isWide
      onClose={onClose}
      title={title}
      head={
        <>
          {pill}
          <span>{begun(formatInstant(new Date(entry.at), language))}</span>
        </>
      }
    >
      <DeskFacts>
        <DeskFact label={words('actor')}>{actor}</DeskFact>
        {entry.actingFor ? (
          <DeskFact label={words('actingFor')}>{entry.actingFor.name ?? words('somebody')}</DeskFact>
        ) : null}
        <DeskFact label={words('entity')}>{entity}</DeskFact>
        <DeskFact label={words('number')}>
          <code>{entry.entityId}</code>
        </DeskFact>
      </DeskFacts>
      {names.length === 0 ? (
        <p>{words('noChanges')}</p>
      ) : (
        <table className={styles.auditTable}>
          <caption className="horizon">{words('changes')}</caption>
          <thead>
            <tr>
              <th scope="col">{words('field')}</th>
              <th scope="col">{words('before')}</th>
              <th scope="col">{words('after')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <Value label={words('before')} value={entry.before[name]} />
                <Value label={words('after')} value={entry.after[name]} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}

function Value({ label, value }: { readonly label: string; readonly value: unknown }) {
  const words = useWords(messages);
  const text = readableValue(value);
  return (
    <td>
      <span className={styles.auditLabel} aria-hidden="true">
        {label}
      </span>
      {text === undefined ? <i>{words('nothing')}</i> : <span className={styles.auditValue}>{text}</span>}
    </td>
  );
}
