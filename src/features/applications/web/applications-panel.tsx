import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inLine } from '#kit/shared/bidi.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { ReviewFrame } from '#kit/web/desk/review/review-frame.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useOpened } from '#kit/web/desk/use-opened.ts';
import { useReview } from '#kit/web/desk/review/use-review.ts';
import { useSelection } from '#kit/web/desk/bulk/use-selection.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import type { Application } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { applicationStatuses, deskSteps } from '../rules.ts';
import { ApplicationsBulk } from './applications-bulk.tsx';
import { ApplicationSheet } from './application-sheet.tsx';
import { FilledJobs } from './filled-jobs.tsx';
import { applicationQuery, applicationsQuery, appliedJobsQuery, type ApplicationsAsked } from './desk-queries.ts';

/** As much of what somebody wrote as tells whether to read on. */
const beginningOf = (text: string): string => (text.length > 120 ? `${text.slice(0, 120).trimEnd()}…` : text);

type Props = {
  /** What an employer writes with whoever applied, in the sheet of an application. */
  readonly talk?: (application: Application) => ReactNode;
  /** Those whose applicant wrote something that nobody has read. */
  readonly unread?: readonly string[];
};

/** The part of the desk where applications are read and taken further. */
export function ApplicationsPanel({ talk, unread = [] }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const isOwner = useDeskSide() === 'owner';
  const list = useQuery(applicationsQuery(useDeskQuery<ApplicationsAsked>('status', 'job')));
  const review = useReview(list.data, deskPageSize);
  const { open, close, show } = review;
  const jobs = useQuery(freshly(appliedJobsQuery(language)));
  const opened = useOpened(review, (id) => applicationQuery(id, language));
  const applied = jobs.data?.find(({ id }) => id === opened.data?.job.id);
  const items = list.data?.items ?? [];
  const waiting = items.filter(({ status }) => deskSteps(status).length > 0);
  const selection = useSelection(waiting);
  // After a step comes the next that nobody has looked at, and round to the first; not one that is decided.
  const at = items.findIndex(({ id }) => id === open);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  const unseen = others.find(({ status }) => status === 'received');
  const onDecided = () => (unseen === undefined ? close() : show(unseen.id));
  return (
    <>
      <FilledJobs jobs={jobs.data ?? []} />
      <DeskList
        query={list}
        label={words('list')}
        filters={[
          {
            name: 'status',
            label: words('status'),
            options: applicationStatuses.map((value) => ({ value, label: words(`status.${value}`) })),
          },
          {
            name: 'job',
            label: words('job'),
            options: (jobs.data ?? []).map(({ id, title, employer }) => ({
              value: id,
              label: inLine([title, employer], ', '),
            })),
          },
        ]}
        sorts={[
          { value: 'waiting', label: words('undecided') },
          { value: '-submitted', label: words('newest') },
          { value: 'submitted', label: words('oldest') },
          { value: 'name', label: words('byName') },
        ]}
        empty={{ title: words('none'), text: words(isOwner ? 'ownNoneText' : 'noneText') }}
        bulk={waiting.length > 0 ? <ApplicationsBulk selection={selection} /> : null}
        row={(item) => (
          <DeskRow
            title={item.name}
            {...(deskSteps(item.status).length > 0 && { pick: selection.pickOf(item.id) })}
            facts={[
              item.job.title,
              item.job.employer,
              inLine(item.languages, ', '),
              words('from', { date: day(item.availableFrom) }),
              beginningOf(item.message),
            ]}
            when={<SentWhen at={item.submittedAt} />}
            isOpen={item.id === open}
            status={
              <>
                <StatusPill status={item.status}>{words(`status.${item.status}`)}</StatusPill>
                {unread.includes(item.id) ? <StatusPill status="new">{words('newMessage')}</StatusPill> : null}
              </>
            }
            actions={
              <Button variant="ink" size="sm" onClick={() => show(item.id)}>
                {words('look')}
              </Button>
            }
          />
        )}
      />
      {open === undefined ? null : (
        <ReviewFrame review={review} isLoading={opened.data?.id !== open && !opened.isError}>
          {opened.data?.id === open ? (
            <ApplicationSheet
              key={open}
              application={opened.data}
              job={applied}
              talk={talk?.(opened.data)}
              onClose={close}
              onDecided={onDecided}
            />
          ) : null}
          {opened.isError ? <GoneSheet onClose={close} /> : null}
        </ReviewFrame>
      )}
    </>
  );
}
