import { useState } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { town } from '#market/town/town.ts';
import type { TaxRecord } from '../contract.ts';
import { messages } from '../messages.ts';
import { explainedFaults } from '../rules.ts';
import { stateLooks } from './queries.ts';
import { RepairButtons } from './repair-buttons.tsx';
import * as styles from './verifactu.module.css';

type RecordLinesProps = {
  readonly records: readonly TaxRecord[];
  /** What is wrong can be put right from here. */
  readonly mends?: boolean;
};

/** Records, each with its place in the chain, its state, and what the tax office finds wrong. */
export function RecordLines({ records, mends = false }: RecordLinesProps) {
  const words = useWords(messages);
  const [isWhole, setWhole] = useState(false);
  const shown = records.filter((record, n) => isWhole || n < shownAtFirst || isFaulty(record));
  return (
    <>
      <ul className={styles.recordLines}>
        {shown.map((record) => (
          <li key={record.id}>
            <RecordLine record={record} mends={mends} />
          </li>
        ))}
      </ul>
      {shown.length < records.length ? (
        <p>
          <Button variant="line" size="sm" onClick={() => setWhole(true)}>
            {words('showAll', { count: records.length })}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** The newest; what somebody has to look at is among them always. */
const shownAtFirst = 8;
const isFaulty = ({ faultCode, isRepaired }: TaxRecord): boolean => faultCode !== null && !isRepaired;

function RecordLine({ record, mends }: { readonly record: TaxRecord; readonly mends: boolean }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { number, kind, seriesNumber, issuedOn, invoiceType, grossCents, state, faultCode, faultText, hash } = record;
  return (
    <>
      <div className={styles.recordHead}>
        <b>{seriesNumber}</b>
        <StatusPill status={record.isRepaired ? 'completed' : stateLooks[state]}>
          {words(record.isRepaired ? 'is.repaired' : `is.${state}`)}
        </StatusPill>
      </div>
      <p>
        {inLine([
          words(`kind.${kind}`),
          formatDate(issuedOn, 'long', language),
          invoiceType,
          kind === 'registration' ? shownAmount(grossCents, language) : null,
        ])}
      </p>
      <p className={styles.recordChain}>
        {inLine([words('place', { number }), words('hash', { start: hash.slice(0, 12) })])}
      </p>
      {faultCode !== null && isFaulty(record) ? (
        <div className={styles.recordFault}>
          <FaultAdvice code={faultCode} mends={mends} />
          <p lang={town.language}>{words('fault', { code: faultCode, text: faultText ?? '' })}</p>
          {mends ? <RepairButtons record={record} /> : null}
        </div>
      ) : null}
    </>
  );
}

/** What to do about it: the desk is told how, owners that the desk does. */
function FaultAdvice({ code, mends }: { readonly code: number; readonly mends: boolean }) {
  const words = useWords(messages);
  const explained = explainedFaults.find((one) => one === code);
  if (!mends) return <p>{words('deskMends')}</p>;
  return explained === undefined ? null : <p>{words(`why.${explained}`)}</p>;
}
