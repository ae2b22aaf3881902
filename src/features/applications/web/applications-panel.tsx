import { useQuery } from '@tanstack/react-query';
import { inLine } from '#kit/shared/bidi.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { useDay } from '#market/town/web/use-day.ts';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import { useDeskSide } from '#kit/web/desk/side.ts';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../desk-messages.ts';
import { applicationStatuses } from '../rules.ts';
import { ApplicationSheet } from './application-sheet.tsx';
import { applicationQuery, applicationsQuery, appliedJobsQuery, type ApplicationsAsked } from './desk-queries.ts';

/** The part of the desk where applications are read and taken further. */
export function ApplicationsPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const day = useDay();
  const { search, set } = useDeskAddress();
  const isOwner = useDeskSide() === 'owner';
  const open = search['open'];
  const list = useQuery(applicationsQuery(useDeskQuery<ApplicationsAsked>('status', 'job')));
  const jobs = useQuery(freshly(appliedJobsQuery(language)));
  const opened = useQuery({ ...freshly(applicationQuery(open ?? '', language)), enabled: open !== undefined });
  const application = opened.data?.id === open ? opened.data : undefined;
  const close = () => set({ open: undefined });
  return (
    <>
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
          { value: '-submitted', label: words('newest') },
          { value: 'submitted', label: words('oldest') },
          { value: 'name', label: words('byName') },
        ]}
        empty={{ title: words('none'), text: words(isOwner ? 'ownNoneText' : 'noneText') }}
        row={(item) => (
          <DeskRow
            title={item.name}
            facts={[
              item.job.title,
              item.job.employer,
              inLine(item.languages, ', '),
              words('from', { date: day(item.availableFrom) }),
            ]}
            when={<SentWhen at={item.submittedAt} />}
            isOpen={item.id === open}
            status={<StatusPill status={item.status}>{words(`status.${item.status}`)}</StatusPill>}
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: item.id })}>
                {words('look')}
              </Button>
            }
          />
        )}
      />
      {application ? <ApplicationSheet key={application.id} application={application} onClose={close} /> : null}
      {open !== undefined && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
