import { useQuery } from '@tanstack/react-query';
import { begun } from '#kit/shared/begun.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { formatInstant } from '#market/town/dates.ts';
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
import type { AuditEntry, endpoints } from '../contract.ts';
import { messages } from '../messages.ts';
import { auditActions, auditEntities, isAuditEntity, saidAction, sumIn, type AuditAction } from '../rules.ts';
import { AuditSheet } from './audit-sheet.tsx';

const api = client<typeof endpoints>();

/** What was done has a colour: what adds, what takes away, what moves. */
const looks = {
  create: 'approved',
  update: 'planning',
  delete: 'rejected',
  approve: 'approved',
  reject: 'rejected',
  status: 'planning',
  quote: 'quoted',
  resend: 'pending',
  sign_out: 'pending',
  role: 'planning',
  owner: 'planning',
  suspend: 'rejected',
  lift: 'approved',
  second_factor: 'planning',
  answer: 'confirmed',
  export: 'quoted',
} as const satisfies Record<AuditAction, string>;

/** Who did what at the desk, when, before and after. */
export function AuditPanel() {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const { open } = search;
  const list = useQuery(api.list('GET /api/admin/audit', { query: useDeskQuery('action', 'entity', 'actor') }));
  const actors = useQuery(freshly(api.query('GET /api/admin/audit/actors', {})));
  const one = api.query('GET /api/admin/audit/{id}', { params: { id: open ?? '' } });
  const opened = useQuery({ ...freshly(one), enabled: Boolean(open) });
  const close = () => set({ open: undefined });
  const nameOf = (actor: AuditEntry['actor']) => actor.name ?? words('somebody');
  const titleOf = (title: string) => {
    const sum = sumIn(title);
    return sum === undefined ? title : formatPrice(sum, language);
  };
  const entityOf = (entity: string) => (isAuditEntity(entity) ? words(`entity.${entity}`) : entity);
  const pill = ({ entity, action }: AuditEntry) => (
    <StatusPill status={looks[action]}>{words(`action.${saidAction(entity, action)}`)}</StatusPill>
  );
  return (
    <>
      <DeskList
        query={list}
        label={words('log')}
        empty={{ title: words('none'), text: words('noneText') }}
        filters={[
          {
            name: 'action',
            label: words('action'),
            options: auditActions.map((value) => ({ value, label: words(`action.${value}`) })),
          },
          {
            name: 'entity',
            label: words('entity'),
            options: auditEntities.map((value) => ({ value, label: words(`entity.${value}`) })),
          },
          {
            name: 'actor',
            label: words('actor'),
            options: (actors.data ?? []).map((actor) => ({ value: actor.id, label: nameOf(actor) })),
          },
        ]}
        sorts={[
          { value: '-at', label: words('latest') },
          { value: 'at', label: words('oldest') },
        ]}
        row={(entry) => (
          <DeskRow
            title={titleOf(entry.title)}
            facts={[entityOf(entry.entity), nameOf(entry.actor)]}
            when={<time dateTime={entry.at}>{begun(formatInstant(new Date(entry.at), language))}</time>}
            isOpen={entry.id === open}
            status={pill(entry)}
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: entry.id })}>
                {words('look')}
              </Button>
            }
          />
        )}
      />
      {opened.data?.id === open && opened.data ? (
        <AuditSheet
          entry={opened.data}
          title={titleOf(opened.data.title)}
          actor={nameOf(opened.data.actor)}
          entity={entityOf(opened.data.entity)}
          pill={pill(opened.data)}
          onClose={close}
        />
      ) : null}
      {open && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
