import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Language, Words } from '#kit/shared/messages.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { ImportColumn } from '../contract.ts';
import { messages } from '../messages.ts';
import { importColumns } from './queries.ts';
import * as styles from './imports.module.css';

/** The columns that a file of a kind may have; what is done with them stands above. */
export function ColumnList({ kind, children }: { readonly kind: ListingKind; readonly children: ReactNode }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { data = [] } = useQuery(importColumns(kind));
  return (
    <section className={styles.importColumns} aria-label={words('columns')}>
      <h3 className="tower-s">{words('columns')}</h3>
      <p>{words('columnsLead')}</p>
      {children}
      <dl>
        {data.map((column) => (
          <div key={column.name}>
            <dt>
              <code>{column.name}</code>
              {column.isNeeded ? <em>{words('needed')}</em> : null}
            </dt>
            <dd>{takesOf(column, words, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What may stand in a column, with its limits. */
function takesOf({ kind, min, max, options }: ImportColumn, words: Words<typeof messages>, language: Language): string {
  if (options) return words('takes.choice', { options: options.join(', ') });
  const what = words(`takes.${kind as 'line'}`);
  if (max === undefined) return what;
  return kind === 'whole' || kind === 'number'
    ? words('takes.range', { what, min: min ?? 0, max })
    : words('takes.upTo', { what, max: formatNumber(max, language) });
}
