import { useQuery } from '@tanstack/react-query';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import type { Conversation } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { OwnerSheet } from './owner-sheet.tsx';
import { ownersConversationsQuery, unreadQuery, type ConversationsAsked } from './queries.ts';

const aboutOf = ({ order, application }: Conversation) => {
  if (application !== null) return 'application';
  return order === null ? 'inquiry' : 'booking';
};

/** What guests and applicants write to an owner: the last one written in first, each opened with its thread and what was booked. */
export function OwnerMessagesPanel() {
  const words = useWords(messages);
  const { search, set } = useDeskAddress();
  const open = search['open'];
  const list = useQuery(ownersConversationsQuery(useDeskQuery<ConversationsAsked>('state')));
  const unread = useQuery(unreadQuery()).data?.conversations ?? 0;
  const lastOf = ({ last, isLastMine }: Conversation) => {
    if (last === '') return words('removed');
    return isLastMine && last !== null ? words('mine', { text: last }) : (last ?? '');
  };
  return (
    <>
      {unread > 0 ? <p role="status">{words('waiting', { count: unread })}</p> : null}
      <DeskList
        query={list}
        label={words('owners')}
        lead={words('ownersLead')}
        filters={[
          {
            name: 'state',
            label: words('state'),
            options: (['unread', 'unanswered'] as const).map((value) => ({ value, label: words(`state.${value}`) })),
          },
        ]}
        sorts={[
          { value: '-last', label: words('newest') },
          { value: 'last', label: words('oldest') },
        ]}
        empty={{ title: words('none'), text: words('noneText') }}
        row={(conversation) => (
          <DeskRow
            title={conversation.other === '' ? words('someone') : conversation.other}
            facts={[conversation.title, words(aboutOf(conversation)), lastOf(conversation)].filter(
              (fact) => fact !== '',
            )}
            when={<SentWhen at={conversation.lastAt} />}
            isOpen={conversation.id === open}
            status={
              <StatusPill status={conversation.unread > 0 ? 'pending' : 'approved'}>
                {conversation.unread > 0 ? words('unread', { count: conversation.unread }) : words('noneNew')}
              </StatusPill>
            }
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: conversation.id })}>
                {words('open')}
              </Button>
            }
          />
        )}
      />
      {open === undefined ? null : <OwnerSheet key={open} id={open} onClose={() => set({ open: undefined })} />}
    </>
  );
}
