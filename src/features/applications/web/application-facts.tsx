import { begun } from '#kit/shared/begun.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { MailLink, PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Application, AppliedJob } from '../contract.ts';
import { messages } from '../desk-messages.ts';

type Props = { readonly application: Application; readonly job: AppliedJob | undefined };

/** Everything that was sent, how many its job still looks for, and what was answered. */
export function ApplicationFacts({ application, job: applied }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { job, phone } = application;
  return (
    <DeskFacts>
      <DeskFact label={words('forJob')}>{inLine([job.title, job.employer], ', ')}</DeskFact>
      <DeskFact label={words('openings')}>
        {applied && applied.openings !== null
          ? words('found', { accepted: applied.accepted, openings: applied.openings })
          : null}
      </DeskFact>
      <DeskFact label={words('email')}>
        <MailLink to={application.email} />
      </DeskFact>
      <DeskFact label={words('phone')}>{phone ? <PhoneLink to={phone} /> : null}</DeskFact>
      <DeskFact label={words('languages')}>{inLine(application.languages, ', ')}</DeskFact>
      <DeskFact label={words('availableFrom')}>
        {begun(formatDate(application.availableFrom, 'long', language))}
      </DeskFact>
      <DeskFact label={words('message')}>{application.message}</DeskFact>
      <DeskFact label={words('language')}>{titleOfLanguage(application.language, language)}</DeskFact>
      <DeskFact label={words('answered')}>{application.answer}</DeskFact>
    </DeskFacts>
  );
}
