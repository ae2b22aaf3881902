import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#kit/shared/dates.ts';
import { wallClock, formatInstant } from '#market/town/dates.ts';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { freshly } from '#kit/web/desk/freshly.ts';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../desk-messages.ts';
import { packageStatuses } from '../rules.ts';
import { packageLooks, packagesApi as api, type PackagesAsked } from './package-queries.ts';
import { PackageSheet } from './package-sheet.tsx';

/** The feature packages that were bought: who waits for a call, and what stands on the home page until when. */
export function PackagesPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const { open } = search;
  const list = useQuery(api.list('GET /api/admin/packages', { query: useDeskQuery<PackagesAsked>('status') }));
  const one = api.query('GET /api/admin/packages/{id}', { params: { id: open ?? '' }, language });
  const opened = useQuery({ ...freshly(one), enabled: Boolean(open) });
  const close = () => set({ open: undefined });
  return (
    <>
      <DeskList
        query={list}
        label={words('packages')}
        empty={{ title: words('none'), text: words('noneText') }}
        filters={[
          {
            name: 'status',
            label: words('state'),
            options: packageStatuses.map((value) => ({ value, label: words(`state.${value}`) })),
          },
        ]}
        sorts={[
          { value: '-bought', label: words('latest') },
          { value: 'bought', label: words('oldest') },
        ]}
        row={({ id, buyer, status, boughtAt, listing, featuredUntil }) => (
          <DeskRow
            title={buyer}
            facts={[
              listing && featuredUntil
                ? words('until', {
                    title: listing.title,
                    date: formatDate(wallClock(new Date(featuredUntil)).date, 'long', language),
                  })
                : null,
            ]}
            when={
              <time dateTime={boughtAt}>{words('bought', { when: formatInstant(new Date(boughtAt), language) })}</time>
            }
            isOpen={id === open}
            status={<StatusPill status={packageLooks[status]}>{words(`state.${status}`)}</StatusPill>}
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: id })}>
                {words('look')}
              </Button>
            }
          />
        )}
      />
      {opened.data?.id === open && opened.data ? (
        <PackageSheet key={opened.data.version} bought={opened.data} onClose={close} />
      ) : null}
      {open && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
