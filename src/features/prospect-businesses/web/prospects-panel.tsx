import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '#kit/web/desk/confirm.tsx';
import { DeskAction } from '#kit/web/desk/desk-action.tsx';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { useChange } from '#kit/web/desk/use-change.ts';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import type { Prospect } from '../contract.ts';
import { messages } from '../messages.ts';
import { contactStatuses, priorities, prospectCategories } from '../rules.ts';
import { ProspectCard } from './prospect-card.tsx';
import { ProspectSheet } from './prospect-sheet.tsx';
import { deleteProspect, prospect, prospects, touched } from './queries.ts';

/** Firms the desk would like to win: filters, cards, the sheet, and a delete that asks first. */
export function ProspectsPanel() {
  const words = useWords(messages);
  const { search, set } = useDeskAddress();
  const [leaving, setLeaving] = useState<Prospect>();
  const open = search['open'];
  const isOne = open !== undefined && open !== 'new';
  const list = useQuery(prospects(useDeskQuery('category', 'contact_status', 'priority')));
  const opened = useQuery({ ...prospect(open ?? ''), enabled: isOne });
  const strike = useChange(deleteProspect(), {
    done: { title: words('deleted') },
    failed: { title: words('error'), description: words('deleteFailed') },
    refresh: touched,
    onDone: () => setLeaving(undefined),
    onFailed: () => setLeaving(undefined),
  });
  const close = () => set({ open: undefined });
  const options = <V extends string>(values: readonly V[], word: (value: V) => string) =>
    values.map((value) => ({ value, label: word(value) }));
  const found = opened.data?.id === open ? opened.data : undefined;
  return (
    <>
      <DeskAction>
        <Button variant="ink" onClick={() => set({ open: 'new' })}>
          <Icon name="plus" />
          {words('add')}
        </Button>
      </DeskAction>
      <DeskList
        query={list}
        label={words('prospects')}
        layout="grid"
        empty={{ title: words('none'), text: words('noneText') }}
        filters={[
          {
            name: 'category',
            label: words('category'),
            options: options(prospectCategories, (value) => words(`category.${value}`)),
          },
          {
            name: 'contact_status',
            label: words('contact_status'),
            options: options(contactStatuses, (value) => words(`contact_status.${value}`)),
          },
          {
            name: 'priority',
            label: words('priority'),
            options: options(priorities, (value) => words(`priority.${value}`)),
          },
        ]}
        sorts={[
          { value: '-priority', label: words('best') },
          { value: 'priority', label: words('least') },
          { value: 'name', label: words('byName') },
          { value: '-updated', label: words('latest') },
        ]}
        row={(item) => (
          <ProspectCard prospect={item} onEdit={() => set({ open: item.id })} onDelete={() => setLeaving(item)} />
        )}
      />
      {open === 'new' ? <ProspectSheet onClose={close} /> : null}
      {found ? <ProspectSheet key={found.id} prospect={found} onClose={close} /> : null}
      {isOne && opened.isError ? <GoneSheet onClose={close} /> : null}
      <Confirm
        isOpen={leaving !== undefined}
        title={words('deleteTitle', { name: leaving?.name ?? '' })}
        text={words('deleteText')}
        yes={words('deleteYes')}
        no={words('deleteNo')}
        isPending={strike.isPending}
        onYes={() => leaving && strike.change({ params: { id: leaving.id } })}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}
