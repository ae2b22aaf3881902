import { MailLink, PhoneLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact } from '#kit/web/desk/desk-facts.tsx';
import { useQuery } from '@tanstack/react-query';
import { freshly } from '#kit/web/desk/freshly.ts';
import { IntakeInbox } from '#market/intake/web/intake-inbox.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import { contactPriorities, pressing } from '../rules.ts';
import { deskApi as api } from './desk-queries.ts';

/** What people wrote to the desk from the contact page. */
export function ContactInbox() {
  const words = useWords(messages);
  const { open } = useDeskAddress().search;
  const query = useDeskQuery('status', 'priority');
  const list = useQuery(api.list('GET /api/contact-messages', { query }));
  const one = api.query('GET /api/contact-messages/{id}', { params: { id: open ?? '' } });
  const opened = useQuery({ ...freshly(one), enabled: Boolean(open) });
  const priorities = contactPriorities.map((value) => ({ value, label: words(`priority.${value}`) }));
  return (
    <IntakeInbox
      path="/api/contact-messages"
      list={list}
      opened={opened}
      call={api.mutation('PATCH /api/contact-messages/{id}')}
      answerCall={api.mutation('POST /api/contact-messages/{id}/answers')}
      label={words('messages')}
      empty={{ title: words('noMessages'), text: words('noMessagesText') }}
      filters={[{ name: 'priority', label: words('priority'), options: priorities }]}
      tell={({ name, email, phone, subject, message, priority }) => ({
        title: subject,
        facts: [name, email],
        press: pressing[priority],
        pressWord: words(`priority.${priority}`),
        email,
        subject,
        text: message,
        details: (
          <>
            <DeskFact label={words('from')}>{name}</DeskFact>
            <DeskFact label={words('email')}>
              <MailLink to={email} />
            </DeskFact>
            <DeskFact label={words('phone')}>{phone === null ? null : <PhoneLink to={phone} />}</DeskFact>
            <DeskFact label={words('priority')}>{words(`priority.${priority}`)}</DeskFact>
          </>
        ),
      })}
    />
  );
}
