import { useQuery } from '@tanstack/react-query';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { SeededPoster } from '#market/posters/web/seeded-poster.tsx';
import { messages } from '../desk-messages.ts';
import { motifOf, reviewHours, submissionStatuses, submissionTypes } from '../rules.ts';
import { submissionCountsQuery, submissionQuery, submissionsQuery, type SubmissionsAsked } from './queries.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { useSubmissionFacts } from './submission-facts.ts';

const hour = 3_600_000;

/** The part of the desk where proposals are decided on: pending, approved, rejected. */
export function SubmissionsPanel() {
  const words = useWords(messages);
  const now = useNow();
  const factsOf = useSubmissionFacts();
  const { search, set } = useDeskAddress();
  const status = submissionStatuses.find((one) => one === search['view']) ?? 'pending';
  const open = search['open'];
  const list = useQuery(submissionsQuery({ ...useDeskQuery<SubmissionsAsked>('type'), status }));
  const opened = useQuery({ ...freshly(submissionQuery(open ?? '')), enabled: open !== undefined });
  const counts = useQuery(freshly(submissionCountsQuery())).data;
  const oldest = counts?.oldest_pending;
  const waited = oldest ? Math.max(0, Math.floor((now.getTime() - Date.parse(oldest)) / hour)) : undefined;
  const close = () => set({ open: undefined });
  return (
    <>
      <DeskViews
        label={words('submissions')}
        views={submissionStatuses.map((value) => ({ value, label: words(value), count: counts?.[value] }))}
      />
      <DeskList
        query={list}
        label={words(status)}
        filters={[
          {
            name: 'type',
            label: words('type'),
            options: submissionTypes.map((value) => ({ value, label: words(`type.${value}`) })),
          },
        ]}
        sorts={[
          { value: '-submitted', label: words('newest') },
          { value: 'submitted', label: words('oldest') },
          { value: 'title', label: words('byTitle') },
        ]}
        lead={[words('reviewed', reviewHours), waited === undefined ? '' : words('waited', { count: waited })].join(
          ' ',
        )}
        empty={{ title: words(`none.${status}`) }}
        row={(item) => {
          const { type, price } = factsOf(item);
          return (
            <DeskRow
              picture={<SeededPoster motif={motifOf(item.type, item.category)} of={item.id} format="square" />}
              title={item.title}
              facts={[
                type,
                item.location,
                item.price === null ? null : price,
                item.proposer === null ? words('fromNobody') : words('from', { name: item.proposer.name }),
              ]}
              when={<SentWhen at={item.submitted_at} />}
              isOpen={item.id === open}
              status={<StatusPill status={item.status}>{words(`is.${item.status}`)}</StatusPill>}
              actions={
                <Button variant="ink" size="sm" onClick={() => set({ open: item.id })}>
                  {item.status === 'pending' ? words('review') : words('look')}
                </Button>
              }
            />
          );
        }}
      />
      {open !== undefined && opened.data?.id === open ? (
        <ReviewSheet key={open} submission={opened.data} onClose={close} />
      ) : null}
      {open !== undefined && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
