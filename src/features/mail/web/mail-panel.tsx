import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '#market/town/dates.ts';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { client } from '#kit/web/api.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { endpoints } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { letterNames, mailStatuses } from '../rules.ts';
import { MailSheet } from './mail-sheet.tsx';

const api = client<typeof endpoints>();
type MailQuery = QueryInputOf<(typeof endpoints)['GET /api/mails']>;

/** The mail outbox: what waits, what was sent and what failed. */
export function MailPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const { open } = search;
  const query = useDeskQuery<MailQuery>('status', 'letter');
  const list = useQuery(api.list('GET /api/mails', { query }));
  const one = api.query('GET /api/mails/{id}', { params: { id: open ?? '' } });
  const opened = useQuery({ ...freshly(one), enabled: Boolean(open) });
  const close = () => set({ open: undefined });
  return (
    <>
      <DeskList
        query={list}
        label={words('mails')}
        empty={{ title: words('none'), text: words('noneText') }}
        filters={[
          {
            name: 'status',
            label: words('status'),
            options: mailStatuses.map((value) => ({ value, label: words(`status.${value}`) })),
          },
          {
            name: 'letter',
            label: words('letter'),
            options: letterNames.map((value) => ({ value, label: words(`letter.${value}`) })),
          },
        ]}
        sorts={[
          { value: '-created', label: words('latest') },
          { value: 'created', label: words('oldest') },
          { value: '-attempts', label: words('stubborn') },
        ]}
        row={(mail) => (
          <DeskRow
            title={words(`letter.${mail.letter}`)}
            facts={[
              mail.recipient,
              titleOfLanguage(mail.language, language),
              mail.gathersUntil === null
                ? null
                : words('gathersTill', { when: formatInstant(new Date(mail.gathersUntil), language) }),
              mail.status === 'sent' || mail.attempts === 0 ? null : words('attempts', { count: mail.attempts }),
            ]}
            when={<SentWhen at={mail.createdAt} />}
            isOpen={mail.id === open}
            status={<StatusPill status={mail.status}>{words(`status.${mail.status}`)}</StatusPill>}
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: mail.id })}>
                {words('look')}
              </Button>
            }
          />
        )}
      />
      {opened.data?.id === open && opened.data ? (
        <MailSheet mail={opened.data} call={api.mutation('POST /api/mails/{id}/resend')} onClose={close} />
      ) : null}
      {open && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
