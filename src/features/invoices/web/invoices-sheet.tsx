import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Failure } from '#kit/web/ui/failure.tsx';
import { QrCode } from '#kit/web/ui/qr-code.tsx';
import { Skeleton } from '#kit/web/ui/skeleton.tsx';
import { town } from '#market/town/town.ts';
import type { OwnInvoice } from '../contract.ts';
import { messages } from '../messages.ts';
import { BillForm } from './bill-form.tsx';
import { PaperButton } from './paper-button.tsx';
import { ownInvoicesQuery, type BillAsked } from './queries.ts';
import * as styles from './invoices.module.css';

type InvoicesSheetProps = {
  readonly order: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
};

/** The invoices of a booking, and a full one for whoever needs it with their name. */
export function InvoicesSheet({ order, onClose }: InvoicesSheetProps) {
  const words = useWords(messages);
  const [asking, setAsking] = useState<{ readonly id: string; readonly asked: BillAsked }>();
  const { data, isError, refetch } = useQuery(ownInvoicesQuery(order.id));
  const replaceable = data?.find(({ isReplaceable }) => isReplaceable);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words(asking === undefined ? 'own' : asking.asked === 'replacement' ? 'askTitle' : 'correctTitle')}
      head={<span>{order.title}</span>}
      foot={<Dialog.Close render={<Button variant="ink" />}>{words('close')}</Dialog.Close>}
    >
      {data === undefined ? (
        isError ? (
          <Failure title={words('downloadFailed')} retry={{ label: words('retry'), onClick: () => void refetch() }}>
            {words('downloadFailedText')}
          </Failure>
        ) : (
          <Skeleton />
        )
      ) : asking ? (
        <BillForm invoice={asking} asked={asking.asked} onDone={() => setAsking(undefined)} />
      ) : (
        <>
          {data.length === 0 ? <p className={styles.invoicesNone}>{words('ownNone')}</p> : null}
          <ul className={styles.invoices}>
            {data.map((invoice) => (
              <OwnRow
                key={invoice.id}
                invoice={invoice}
                onCorrect={() => setAsking({ id: invoice.id, asked: 'buyer' })}
              />
            ))}
          </ul>
          {replaceable ? (
            <Button variant="line" size="sm" onClick={() => setAsking({ id: replaceable.id, asked: 'replacement' })}>
              {words('ask')}
            </Button>
          ) : null}
        </>
      )}
    </Sheet>
  );
}

type OwnRowProps = { readonly invoice: OwnInvoice; readonly onCorrect: () => void };

function OwnRow({ invoice, onCorrect }: OwnRowProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { kind, number, of, issuedOn, cancelledOn, issuer, grossCents, taxCode } = invoice;
  return (
    <li>
      <div>
        <b>{words(`kind.${kind}`)}</b>
        <span>{number}</span>
        {of === null ? null : <span>{words(kind === 'corrective' ? 'corrects' : 'replaces', { number: of })}</span>}
        <span>{words('issuedOn', { date: formatDate(issuedOn, 'long', language) })}</span>
        {cancelledOn === null ? null : (
          <span>{words('cancelledOn', { date: formatDate(cancelledOn, 'long', language) })}</span>
        )}
        <span>{issuer}</span>
      </div>
      <b className="tower">{shownAmount(grossCents, language)}</b>
      <PaperButton invoice={invoice} reader="buyer" />
      {taxCode === null ? null : (
        <a className={styles.invoicesCode} href={taxCode} target="_blank" rel="noreferrer">
          <span>{words('paper.qr')}</span>
          <QrCode text={taxCode} label={words('code', { number })} ecc="medium" />
          <span>{words('paper.verifactu')}</span>
        </a>
      )}
      {invoice.isCorrectable ? (
        <Button
          variant="quiet"
          size="sm"
          className={styles.invoicesCorrect}
          aria-label={words('correctNumber', { number })}
          onClick={onCorrect}
        >
          {words('correct')}
        </Button>
      ) : null}
      {invoice.saysFormerDays && cancelledOn === null ? (
        <p className={styles.invoicesNote}>{words('formerDays')}</p>
      ) : null}
      {invoice.isForDesk ? (
        <p className={styles.invoicesNote}>{words('correctAtDesk', { email: town.emails.help })}</p>
      ) : null}
    </li>
  );
}
