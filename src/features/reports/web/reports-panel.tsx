import { useQuery } from '@tanstack/react-query';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Button } from '#kit/web/ui/button.tsx';
import { SentWhen } from '#market/town/web/sent-when.tsx';
import type { Report } from '../contract.ts';
import { messages } from '../messages.ts';
import { isListing, reportedKinds, reportStatuses } from '../rules.ts';
import { reportQuery, reportsQuery, type ReportsAsked } from './desk-queries.ts';
import { ReportFigures } from './report-figures.tsx';
import { ReportSheet } from './report-sheet.tsx';

const looks = {
  open: 'pending',
  kept: 'approved',
  removed: 'rejected',
  objected: 'pending',
  restored: 'approved',
} as const;

/** Reports of what people put on the site: what waits first, each decided with its reasons. */
export function ReportsPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const open = search['open'];
  // Objections are answered by whoever runs the desk.
  const isAdmin = useStoredUser()?.role === 'admin';
  const decides = (status: Report['status']) => status === 'open' || (status === 'objected' && isAdmin);
  const list = useQuery(reportsQuery(useDeskQuery<ReportsAsked>('kind', 'status')));
  const opened = useQuery({ ...freshly(reportQuery(open ?? '', language)), enabled: open !== undefined });
  const report = opened.data?.id === open ? opened.data : undefined;
  const close = () => set({ open: undefined });
  return (
    <>
      <DeskList
        query={list}
        label={words('reports')}
        lead={words('reportsLead')}
        filters={[
          {
            name: 'kind',
            label: words('kind'),
            options: reportedKinds.map((value) => ({ value, label: words(`kind.${value}`) })),
          },
          {
            name: 'status',
            label: words('status'),
            options: reportStatuses.map((value) => ({ value, label: words(`is.${value}`) })),
          },
        ]}
        empty={{ title: words('noReports'), text: words('noReportsText') }}
        row={(item) => (
          <DeskRow
            title={item.title}
            facts={[
              words(`one.${item.kind}`),
              words(`reason.${item.reason}`),
              item.stars === null ? item.author : words('starsFew', { stars: item.stars }),
              isListing(item.kind) ? (item.details ?? '') : (item.said ?? item.words ?? words('noWords')),
            ]}
            when={<SentWhen at={item.createdAt} />}
            isOpen={item.id === open}
            status={<StatusPill status={looks[item.status]}>{words(`is.${item.status}`)}</StatusPill>}
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: item.id })}>
                {words(decides(item.status) ? 'decide' : 'look')}
              </Button>
            }
          />
        )}
      />
      <ReportFigures />
      {report ? <ReportSheet key={report.id} report={report} onClose={close} /> : null}
      {open !== undefined && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
