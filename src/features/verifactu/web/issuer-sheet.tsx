import { begun } from '#kit/shared/begun.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { locales } from '#kit/shared/locales.ts';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { wallClock } from '#market/town/dates.ts';
import type { TaxIssuerDetail } from '../contract.ts';
import { messages } from '../messages.ts';
import { ChainCheck } from './chain-check.tsx';
import { ModeForm } from './mode-form.tsx';
import { standingLooks } from './queries.ts';
import { RecordFile } from './record-file.tsx';
import { RecordLines } from './record-lines.tsx';
import * as factsStyles from '#kit/web/desk/facts.module.css';
import * as styles from './verifactu.module.css';

type IssuerSheetProps = { readonly issuer: TaxIssuerDetail; readonly onClose: () => void };

/** One issuer: the switch, what the tax office says, the check of the chain, the files, and the records. */
export function IssuerSheet({ issuer, onClose }: IssuerSheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { id, name, standing, items } = issuer;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={name}
      head={<StatusPill status={standingLooks[standing]}>{words(`standing.${standing}`)}</StatusPill>}
    >
      <Incident issuer={issuer} />
      <DeskFacts>
        <DeskFact label={words('taxNumber')}>{issuer.taxNumber}</DeskFact>
        <DeskFact label={words('obliged')}>{begun(formatDate(issuer.obligedFrom, 'long', language))}</DeskFact>
        <DeskFact label={words('all')}>{issuer.records.toLocaleString(locales[language].tag)}</DeskFact>
      </DeskFacts>
      <ModeForm issuer={issuer} />
      <div className={styles.recordTools}>
        <ChainCheck id={id} />
        <RecordFile of={id} months={issuer.months} />
      </div>
      <h3 className={`horizon ${styles.recordTitle}`}>{words('newest')}</h3>
      <RecordLines records={items} mends />
    </Sheet>
  );
}

/** The notice that the order asks for while something could not be sent (Orden HAC/1177/2024, art. 16.4). */
function Incident({ issuer: { failures, fault, unsent, nextSendingAt } }: { readonly issuer: TaxIssuerDetail }) {
  const words = useWords(messages);
  if (failures === 0) return null;
  const when = wallClock(new Date(nextSendingAt)).time;
  return (
    <p className={factsStyles.deskNotice} role="alert">
      {words('incident', { count: unsent, times: failures, when })}{' '}
      {fault === null ? words('unanswered') : words('officeSays', { text: fault })}
    </p>
  );
}
