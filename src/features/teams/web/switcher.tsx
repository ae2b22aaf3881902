import { useMutation } from '@tanstack/react-query';
import { useWords } from '#kit/web/i18n.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import type { Memberships } from '../contract.ts';
import { messages } from '../messages.ts';
import { teamsApi as api } from './queries.ts';
import { startAnew } from './start-anew.ts';
import * as styles from './teams.module.css';

type SwitcherProps = {
  readonly memberships: Memberships;
  /** Whether they have a business of their own to come back to. */
  readonly hasOwn: boolean;
};

/** For whom somebody works: an agency goes from one business to the next here. Nothing for who is in no team. */
export function Switcher({ memberships: { acting, memberships }, hasOwn }: SwitcherProps) {
  const words = useWords(messages);
  const { mutate, isPending } = useMutation({
    ...api.mutation('PUT /api/team/acting'),
    onSuccess: startAnew,
    onError: () => toast({ title: words('switchFailed'), description: words('tryAgain'), tone: 'destructive' }),
  });
  if (memberships.length === 0) return null;
  const own = hasOwn || acting === null ? [{ value: '', label: words('myself') }] : [];
  const options = [
    ...own,
    ...memberships.map(({ ownerId, name, role }) => ({
      value: ownerId,
      label: words('membership', { name, role: words(`role.${role}`) }),
    })),
  ];
  return (
    <label className={styles.teamSwitcher}>
      <span>{words('workingFor')}</span>
      <Select
        options={options}
        value={acting?.ownerId ?? ''}
        disabled={isPending}
        onChange={(event) => mutate({ body: { ownerId: event.currentTarget.value || null } })}
      />
    </label>
  );
}
