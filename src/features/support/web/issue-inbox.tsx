import { MailLink } from '#kit/web/desk/contact-links.tsx';
import { DeskFact } from '#kit/web/desk/desk-facts.tsx';
import { useQuery } from '@tanstack/react-query';
import { freshly } from '#kit/web/desk/freshly.ts';
import { IntakeInbox } from '#market/intake/web/intake-inbox.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../desk-messages.ts';
import { issueTypes, issueUrgencies, pressing } from '../rules.ts';
import { deskApi as api } from './desk-queries.ts';

/** What people reported as an issue. */
export function IssueInbox() {
  const words = useWords(messages);
  const { open } = useDeskAddress().search;
  const query = useDeskQuery('status', 'type', 'urgency');
  const list = useQuery(api.list('GET /api/issue-reports', { query }));
  const one = api.query('GET /api/issue-reports/{id}', { params: { id: open ?? '' } });
  const opened = useQuery({ ...freshly(one), enabled: Boolean(open) });
  const types = issueTypes.map((value) => ({ value, label: words(`type.${value}`) }));
  const urgencies = issueUrgencies.map((value) => ({ value, label: words(`urgency.${value}`) }));
  return (
    <IntakeInbox
      path="/api/issue-reports"
      list={list}
      opened={opened}
      call={api.mutation('PATCH /api/issue-reports/{id}')}
      answerCall={api.mutation('POST /api/issue-reports/{id}/answers')}
      label={words('reports')}
      empty={{ title: words('noReports'), text: words('noReportsText') }}
      filters={[
        { name: 'type', label: words('type'), options: types },
        { name: 'urgency', label: words('urgency'), options: urgencies },
      ]}
      tell={({ type, title, description, email, urgency }) => ({
        title,
        facts: [words(`type.${type}`), email],
        press: pressing[urgency],
        pressWord: words(`urgency.${urgency}`),
        email,
        subject: title,
        text: description,
        details: (
          <>
            <DeskFact label={words('type')}>{words(`type.${type}`)}</DeskFact>
            <DeskFact label={words('urgency')}>{words(`urgency.${urgency}`)}</DeskFact>
            <DeskFact label={words('email')}>
              <MailLink to={email} />
            </DeskFact>
          </>
        ),
      })}
    />
  );
}
