import { useState } from 'react';
import { formatDate } from '#kit/shared/dates.ts';
import { wallClock, formatInstant } from '#market/town/dates.ts';
import { MailLink, PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import type { FeaturePackageDetail } from '../desk-contract.ts';
import { messages } from '../desk-messages.ts';
import { packageDays } from '../rules.ts';
import { packageLooks, packagesApi as api } from './package-queries.ts';
import * as styles from '#kit/web/desk/facts.module.css';

type Props = { readonly bought: FeaturePackageDetail; readonly onClose: () => void };

/** A package: whom to call, and which of their listings stands on the home page for it. */
export function PackageSheet({ bought, onClose }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { id, status, listing, choices, version, featuredUntil } = bought;
  const [wanted, setWanted] = useState('');
  const choice = choices.find((one) => one.id === wanted) ?? choices[0];
  const { change, isPending } = useChange(api.mutation('POST /api/admin/packages/{id}'), {
    done: { title: words('done'), description: words('doneText') },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: ['/api/admin/packages', '/api/admin/audit', '/api/admin/events', '/api/admin/rentals', '/api/admin/bus'],
  });
  const start = () => choice && change({ params: { id }, body: { kind: choice.kind, listingId: choice.id, version } });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={bought.buyer}
      head={
        <>
          <StatusPill status={packageLooks[status]}>{words(`state.${status}`)}</StatusPill>
          <span>{words('bought', { when: formatInstant(new Date(bought.boughtAt), language) })}</span>
        </>
      }
      foot={
        status === 'open' && choice ? (
          <Button variant="teal" busy={isPending} onClick={start}>
            {words('start')}
          </Button>
        ) : null
      }
    >
      <DeskFacts>
        <DeskFact label={words('phone')}>{bought.phone === null ? null : <PhoneLink to={bought.phone} />}</DeskFact>
        <DeskFact label={words('email')}>{bought.email === null ? null : <MailLink to={bought.email} />}</DeskFact>
        <DeskFact label={words('listing')}>
          {listing && featuredUntil
            ? words('until', {
                title: listing.title,
                date: formatDate(wallClock(new Date(featuredUntil)).date, 'long', language),
              })
            : null}
        </DeskFact>
        <DeskFact label={words('order')}>
          <code>{id}</code>
        </DeskFact>
      </DeskFacts>
      {status === 'open' && choice ? (
        <Field label={words('choose')} hint={words('chooseHint', { days: packageDays })}>
          {(control) => (
            <Select
              {...control}
              value={choice.id}
              options={choices.map((one) => ({ value: one.id, label: `${words(`kind.${one.kind}`)}: ${one.title}` }))}
              onChange={(event) => setWanted(event.currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      {status === 'open' && !choice ? <p className={styles.deskNotice}>{words('noChoices')}</p> : null}
    </Sheet>
  );
}
