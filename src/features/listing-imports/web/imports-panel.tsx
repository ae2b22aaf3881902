import { useQuery } from '@tanstack/react-query';
import { DeskAction } from '#kit/web/desk/desk-action.tsx';
import { DeskList } from '#kit/web/desk/desk-list.tsx';
import { DeskRow } from '#kit/web/desk/desk-row.tsx';
import { GoneSheet } from '#kit/web/desk/gone-sheet.tsx';
import { StatusPill } from '#kit/web/desk/status-pill.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useDeskQuery } from '#kit/web/desk/use-desk-query.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { formatInstant } from '#market/town/dates.ts';
import type { ListingImport } from '../contract.ts';
import { messages } from '../messages.ts';
import { ImportSheet } from './import-sheet.tsx';
import { NewImport } from './new-import.tsx';
import type { NameOfKind } from './name-of-kind.ts';
import { listingImport, listingImports } from './queries.ts';

const looks = {
  checking: 'in_progress',
  checked: 'pending',
  importing: 'in_progress',
  imported: 'published',
  undoing: 'in_progress',
  undone: 'withdrawn',
} as const;

/** Files of listings: brought, tried, published and taken back. */
export function ImportsPanel({ nameOf }: { readonly nameOf: NameOfKind }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const open = search['open'];
  const isOne = open !== undefined && open !== 'new';
  const list = useQuery(listingImports(useDeskQuery()));
  const opened = useQuery({ ...listingImport(open ?? ''), enabled: isOne });
  const close = () => set({ open: undefined });
  const found = opened.data?.id === open ? opened.data : undefined;
  const linesOf = ({ lines }: ListingImport) => Object.values(lines).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <DeskAction>
        <Button variant="ink" onClick={() => set({ open: 'new' })}>
          <Icon name="plus" />
          {words('import')}
        </Button>
      </DeskAction>
      <DeskList
        query={list}
        label={words('imports')}
        lead={words('lead')}
        empty={{ title: words('none'), text: words('noneText') }}
        sorts={[
          { value: '-created', label: words('byCreated') },
          { value: 'created', label: words('byOldest') },
        ]}
        row={(item) => (
          <DeskRow
            title={item.fileName}
            facts={[
              words('facts', { kind: nameOf(item.kind, language), count: linesOf(item) }),
              words(`owner.${item.owner}`),
              item.importedBy === null ? words('byNobody') : words('by', { name: item.importedBy }),
            ]}
            when={
              <time dateTime={item.createdAt}>
                {words('brought', { when: formatInstant(new Date(item.createdAt), language) })}
              </time>
            }
            isOpen={item.id === open}
            status={<StatusPill status={looks[item.state]}>{words(`state.${item.state}`)}</StatusPill>}
            actions={
              <Button
                variant="ink"
                size="sm"
                aria-label={words('openOf', { name: item.fileName })}
                onClick={() => set({ open: item.id })}
              >
                {words('open')}
              </Button>
            }
          />
        )}
      />
      {open === 'new' ? <NewImport nameOf={nameOf} onClose={close} onBrought={({ id }) => set({ open: id })} /> : null}
      {found ? <ImportSheet key={found.id} one={found} nameOf={nameOf} onClose={close} /> : null}
      {isOne && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
