import { useState } from 'react';
import { begun } from '#kit/shared/begun.ts';
import { formatInstant } from '#market/town/dates.ts';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import type { client } from '#kit/web/api.ts';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { MailLink } from '#kit/web/desk/contact-links.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { endpoints, MailDetail } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { mayResend } from '../rules.ts';
import { LetterView } from './letter-view.tsx';
import * as styles from '#kit/web/desk/sheet.module.css';

type Api = ReturnType<typeof client<typeof endpoints>>;
type MailSheetProps = {
  readonly mail: MailDetail;
  readonly call: ReturnType<Api['mutation']>;
  readonly onClose: () => void;
};

/** A letter: how far it is, what it says, and sending it again. */
export function MailSheet({ mail, call, onClose }: MailSheetProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { id, status, recipient, lastError, content } = mail;
  const instant = (at: string) => formatInstant(new Date(at), language);
  const { change, isPending } = useChange(call, {
    done: { title: words('resent'), description: words('resentText') },
    failed: { title: words('resendFailed'), description: words('resendFailedText') },
    refresh: ['/api/mails'],
  });
  const resend = () => {
    setAsking(false);
    change({ params: { id }, body: {} });
  };
  const trouble = lastError === 'expired' ? words('trouble.expired') : lastError && <code>{lastError}</code>;
  return (
    <>
      <Sheet
        isOpen
        onClose={onClose}
        title={words(`letter.${mail.letter}`)}
        head={
          <>
            <StatusPill status={status}>{words(`status.${status}`)}</StatusPill>
            <span>{words('written', { when: instant(mail.createdAt) })}</span>
          </>
        }
        foot={
          <>
            {mayResend(mail) ? (
              // Only what has arrived already is worth a second thought.
              <Button variant="teal" busy={isPending} onClick={status === 'sent' ? () => setAsking(true) : resend}>
                {words('resend')}
              </Button>
            ) : null}
            <Button variant="quiet" className={styles.deskSheetLast} onClick={onClose}>
              {words('close')}
            </Button>
          </>
        }
      >
        <DeskFacts
          facts={[
            [words('to'), <MailLink key="to" to={recipient} />],
            [words('language'), titleOfLanguage(mail.language, language)],
            [words('gathers'), mail.gathersUntil === null ? null : begun(instant(mail.gathersUntil))],
            [words('sentAt'), mail.sentAt === null ? null : begun(instant(mail.sentAt))],
            [words('tries'), String(mail.attempts)],
            [words('trouble'), trouble],
            [words('subject'), content?.subject],
          ]}
        />
        {content === null ? <p>{words('secret')}</p> : <LetterView key={id} {...content} />}
      </Sheet>
      <Confirm
        isOpen={isAsking}
        title={words('resendTitle')}
        text={words('resendText', { to: recipient })}
        yes={words('resend')}
        no={words('keep')}
        tone="ink"
        onYes={resend}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
