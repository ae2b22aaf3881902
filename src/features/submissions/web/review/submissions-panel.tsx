import { useQuery } from '@tanstack/react-query';
import { deskPageSize } from '#kit/shared/desk.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { BulkBar } from '#kit/web/desk/bulk/bulk-bar.tsx';
import { useSelection } from '#kit/web/desk/bulk/use-selection.ts';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { ReviewFrame } from '#kit/web/desk/review/review-frame.tsx';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { ReviewAll } from '#kit/web/desk/review/review-all.tsx';
import { useOpened } from '#kit/web/desk/use-opened.ts';
import { useReview } from '#kit/web/desk/review/use-review.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { hourMs } from '#kit/shared/durations.ts';
import { Poster } from '#market/posters/web/poster.tsx';
import { decisionFacts } from '../../facts.ts';
import { touchedBy } from './use-decision.ts';
import { messages } from '../../desk-messages.ts';
import { reviewHours, submissionStatuses, submissionTypes, type SubmissionStatus } from '../../rules.ts';
import {
  submissionQuery,
  submissionsQuery,
  decideSubmissions,
  type DecisionsBody,
  type SubmissionsAsked,
} from '../queries.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { useSubmissionFacts } from './submission-facts.ts';

/** Several as they were sent in. */
const bulkCall = { mutationFn: (body: DecisionsBody) => decideSubmissions().mutationFn({ body }) };

/** How many there are in each state, and since when the oldest waits. */
type Counts = Readonly<Record<SubmissionStatus, number>> & { readonly oldestPending: string | null };

/** The part of the desk where proposals are decided on: pending, approved, rejected. What is not counted yet is not told. */
export function SubmissionsPanel({
  counts: { submissions: counts },
}: {
  readonly counts: { readonly submissions?: Counts | undefined };
}) {
  const words = useWords(messages);
  const now = useNow();
  const factsOf = useSubmissionFacts();
  const { search } = useDeskAddress();
  const status = submissionStatuses.find((one) => one === search['view']) ?? 'pending';
  const list = useQuery(submissionsQuery({ ...useDeskQuery<SubmissionsAsked>('type'), status }));
  const review = useReview(list.data, deskPageSize);
  const { open, close, show } = review;
  const opened = useOpened(review, submissionQuery);
  const oldest = counts?.oldestPending;
  const waited = oldest ? Math.max(0, Math.floor((now.getTime() - Date.parse(oldest)) / hourMs)) : undefined;
  const items = list.data?.items ?? [];
  const byAge = [
    { value: '-submitted', label: words('newest') },
    { value: 'submitted', label: words('oldest') },
  ];
  const isQueue = status === 'pending';
  const selection = useSelection(items);
  return (
    <>
      {isQueue ? (
        <ReviewAll review={review} first={items[0]}>
          {words('reviewAll')}
        </ReviewAll>
      ) : null}
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
        sorts={[...(isQueue ? byAge.toReversed() : byAge), { value: 'title', label: words('byTitle') }]}
        lead={[words('reviewed', reviewHours), waited === undefined ? '' : words('waited', { count: waited })].join(
          ' ',
        )}
        empty={{ title: words(`none.${status}`) }}
        bulk={
          isQueue && items.length > 0 ? (
            <BulkBar
              selection={selection}
              titleOf={({ title }) => title}
              call={bulkCall}
              maxNote={decisionFacts.admin_notes.max}
              refresh={touchedBy(submissionTypes)}
            />
          ) : null
        }
        row={(item) => {
          const { type, price } = factsOf(item);
          return (
            <DeskRow
              picture={<Poster {...item.poster} format="square" />}
              title={item.title}
              {...(isQueue && { pick: selection.pickOf(item.id) })}
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
                <Button variant="ink" size="sm" onClick={() => show(item.id)}>
                  {item.status === 'pending' ? words('review') : words('look')}
                </Button>
              }
            />
          );
        }}
      />
      {open === undefined ? null : (
        <ReviewFrame review={review} isLoading={opened.data?.id !== open && !opened.isError}>
          {opened.data?.id === open ? (
            <ReviewSheet key={open} submission={opened.data} onClose={close} onDecided={review.onDecided} />
          ) : null}
          {opened.isError ? <GoneSheet onClose={close} /> : null}
        </ReviewFrame>
      )}
    </>
  );
}
