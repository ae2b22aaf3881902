import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatInstant } from '#market/town/dates.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { shownPhone } from '#kit/shared/shown-phone.ts';
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
import { messages } from '../../desk-messages.ts';
import type { endpoints, Person } from '../../people-contract.ts';
import { roles, type Role } from '../../rules.ts';
import { PersonSheet } from './person-sheet.tsx';

const api = client<typeof endpoints>();

/** What an account may do has a colour: those who run the town are the strongest. */
const looks = {
  traveller: 'completed',
  business: 'planning',
  moderator: 'quoted',
  admin: 'confirmed',
} as const satisfies Record<Role, string>;

type PeoplePanelProps = {
  /** What other rooms know of somebody. */
  readonly more?: (person: Person) => ReactNode;
};

/** Everybody with an account. */
export function PeoplePanel({ more }: PeoplePanelProps) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { search, set } = useDeskAddress();
  const { open } = search;
  const list = useQuery(api.list('GET /api/admin/users', { query: useDeskQuery('role', 'suspended') }));
  const one = api.query('GET /api/admin/users/{id}', { params: { id: open ?? '' } });
  const opened = useQuery({ ...freshly(one), enabled: Boolean(open) });
  const close = () => set({ open: undefined });
  const pill = ({ role, erasedAt, suspendedAt }: Pick<Person, 'role' | 'erasedAt' | 'suspendedAt'>) => {
    if (erasedAt !== null) return <StatusPill status="rejected">{words('erased')}</StatusPill>;
    if (suspendedAt !== null) return <StatusPill status="suspended">{words('suspended')}</StatusPill>;
    return <StatusPill status={looks[role]}>{words(`role.${role}`)}</StatusPill>;
  };
  const stamp = (when: string) => formatInstant(new Date(when), language);
  return (
    <>
      <DeskList
        query={list}
        label={words('people')}
        empty={{ title: words('none') }}
        filters={[
          {
            name: 'role',
            label: words('role'),
            options: roles.map((value) => ({ value, label: words(`role.${value}`) })),
          },
          {
            name: 'suspended',
            label: words('standing'),
            options: [
              { value: 'true', label: words('onlySuspended') },
              { value: 'false', label: words('notSuspended') },
            ],
          },
        ]}
        sorts={[
          { value: '-created', label: words('latest') },
          { value: 'created', label: words('oldest') },
          { value: 'name', label: words('byName') },
        ]}
        row={({ id, fullName, username, phone, email, role, createdAt, erasedAt, suspendedAt, openSessions }) => (
          <DeskRow
            title={fullName}
            facts={erasedAt === null ? [`@${username}`, shownPhone(phone), email] : []}
            when={inLine([
              erasedAt === null
                ? words('joined', { when: stamp(createdAt) })
                : words('erasedAt', { when: stamp(erasedAt) }),
              openSessions > 0 ? words('sessions', { count: openSessions }) : null,
            ])}
            isOpen={id === open}
            status={pill({ role, erasedAt, suspendedAt })}
            actions={
              <Button variant="ink" size="sm" onClick={() => set({ open: id })}>
                {words('look')}
              </Button>
            }
          />
        )}
      />
      {opened.data?.id === open && opened.data ? (
        <PersonSheet person={opened.data} pill={pill(opened.data)} more={more?.(opened.data)} onClose={close} />
      ) : null}
      {open && opened.isError ? <GoneSheet onClose={close} /> : null}
    </>
  );
}
