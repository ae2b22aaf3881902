import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { handOver, xmlFile } from '#kit/web/desk/hand-over.ts';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { formatInstant } from '#market/town/dates.ts';
import { messages } from '../messages.ts';
import type { MadePayoutFile } from '../contract.ts';
import { IbanField } from './iban-field.tsx';
import { payoutsApi as api } from './queries.ts';
import * as styles from './payouts.module.css';

/** The files that went to the bank, each to be taken again where it was lost on its way; nothing before there is one. */
export function MadeFiles() {
  const words = useWords(messages);
  const made = useQuery(api.query('GET /api/admin/payout-files', {}));
  if (!made.data || made.data.length === 0) return null;
  return (
    <>
      <h3 className={styles.payoutTitle}>{words('filesMade')}</h3>
      <ul className={styles.payoutLines}>
        {made.data.map((file) => (
          <MadeFile key={file.id} file={file} />
        ))}
      </ul>
    </>
  );
}

function MadeFile({ file }: { readonly file: MadePayoutFile }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { id, madeAt, madeBy, paidOn, payerIbanTail, transfers, amountCents } = file;
  const [isAsking, setAsking] = useState(false);
  const [iban, setIban] = useState('');
  const end = () => {
    setAsking(false);
    setIban('');
  };
  const { change, isPending } = useChange(api.mutation('POST /api/admin/payout-files/{id}/copy'), {
    done: ({ name, transfers: count, amountCents }) => ({
      title: words('fileDone'),
      description: words('fileDoneText', { count, amount: shownAmount(amountCents, language), name }),
    }),
    failed: { title: words('copyFailed'), description: words('copyFailedText', { tail: payerIbanTail }) },
    refresh: ['/api/admin/audit'],
    onDone: ({ name, xml }) => {
      handOver(xmlFile(xml), name);
      end();
    },
  });
  const when = formatInstant(new Date(madeAt), language);
  return (
    <li>
      <div>
        <span>{words('fileMade', { when, name: madeBy })}</span>
        <span>
          {words('fileHolds', {
            count: transfers,
            amount: shownAmount(amountCents, language),
            day: formatDate(paidOn, 'long', language),
            tail: payerIbanTail,
          })}
        </span>
      </div>
      {transfers > 0 ? (
        <Button variant="line" size="sm" onClick={() => setAsking(true)}>
          {words('copy')}
        </Button>
      ) : null}
      <Confirm
        isOpen={isAsking}
        title={words('copyTitle')}
        text={words('copyText')}
        yes={words('copyYes')}
        no={words('fileNo')}
        tone="ink"
        isPending={isPending}
        onYes={() => change({ params: { id }, body: { iban } })}
        onClose={end}
      >
        <IbanField hint={words('ibanEnds', { tail: payerIbanTail })} value={iban} onType={setIban} />
      </Confirm>
    </li>
  );
}
