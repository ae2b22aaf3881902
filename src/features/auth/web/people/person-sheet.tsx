import { MailLink, PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { useState, type ReactNode } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { client } from '#kit/web/api.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../../desk-messages.ts';
import type { endpoints, Person } from '../../people-contract.ts';
import { PersonSeat } from './person-seat.tsx';
import { PersonSuspension } from './person-suspension.tsx';
import * as styles from '#kit/web/desk/facts.module.css';

const api = client<typeof endpoints>();

type PersonSheetProps = {
  readonly person: Person;
  readonly pill: ReactNode;
  /** What other rooms know of them. */
  readonly more?: ReactNode;
  readonly onClose: () => void;
};

/** One member, and a way to close all their sessions: a lost phone, a shared computer. */
export function PersonSheet({ person, pill, more, onClose }: PersonSheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const isSelf = useStoredUser()?.id === person.id;
  const [isAsking, setAsking] = useState(false);
  const { id, fullName, username, phone, email, accountType, openSessions, erasedAt } = person;
  const ended = () => setAsking(false);
  const { change, isPending } = useChange(api.mutation('POST /api/admin/users/{id}/sign-out'), {
    done: { title: words('signedOut'), description: words('signedOutText', { name: fullName }) },
    failed: { title: words('failed'), description: words('failedText') },
    refresh: ['/api/admin/users', '/api/admin/audit'],
    onDone: ended,
    onFailed: ended,
  });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={fullName}
      head={
        <>
          {pill}
          <span>{words('joined', { when: formatInstant(new Date(person.createdAt), language) })}</span>
        </>
      }
      foot={
        <>
          <Button variant="danger" disabled={openSessions === 0} onClick={() => setAsking(true)}>
            {words('signOut')}
          </Button>
          {erasedAt === null && !isSelf ? (
            <>
              {person.suspendedAt === null ? <PersonSeat person={person} /> : null}
              {person.seatedBy === 'environment' ? null : <PersonSuspension person={person} />}
            </>
          ) : null}
        </>
      }
    >
      {erasedAt === null ? null : <p className={styles.deskNotice}>{words('erasedText')}</p>}
      <DeskFacts>
        {erasedAt === null ? (
          <>
            <DeskFact label={words('username')}>{username}</DeskFact>
            <DeskFact label={words('phone')}>
              <PhoneLink to={phone} />
            </DeskFact>
            <DeskFact label={words('email')}>{email === null ? null : <MailLink to={email} />}</DeskFact>
          </>
        ) : null}
        <DeskFact label={words('suspendedFact')}>
          {person.suspendedAt === null
            ? null
            : words('suspendedSince', {
                when: formatInstant(new Date(person.suspendedAt), language),
                reason: person.suspensionReason ?? '',
              })}
        </DeskFact>
        <DeskFact label={words('accountType')}>{words(`role.${accountType}`)}</DeskFact>
        {person.seatedBy === null ? null : (
          <DeskFact label={words('seat')}>{words(`seat.${person.seatedBy}`)}</DeskFact>
        )}
        <DeskFact label={words('factorFact')}>{words(person.hasSecondFactor ? 'hasFactor' : 'hasNoFactor')}</DeskFact>
        <DeskFact label={words('open')}>{words('sessions', { count: openSessions })}</DeskFact>
        <DeskFact label={words('number')}>
          <code>{id}</code>
        </DeskFact>
      </DeskFacts>
      {more}
      <Confirm
        isOpen={isAsking}
        title={words('signOutTitle', { name: fullName })}
        text={isSelf ? words('signOutSelf') : words('signOutText')}
        yes={words('signOutYes')}
        no={words('signOutNo')}
        isPending={isPending}
        onYes={() => change({ params: { id } })}
        onClose={ended}
      />
    </Sheet>
  );
}
