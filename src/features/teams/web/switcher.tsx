import { useWords } from '#kit/web/i18n.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import type { Memberships } from '../contract.ts';
import { messages } from '../messages.ts';
import { useActing } from './use-acting.ts';
import * as styles from './teams.module.css';

type SwitcherProps = {
  readonly memberships: Memberships;
  /** Whether they have a business of their own to come back to. */
  readonly hasOwn: boolean;
};

/** For whom somebody works: an agency goes from one business to the next here. Nothing for whoever is in no team. */
export function Switcher({ memberships: { acting, memberships }, hasOwn }: SwitcherProps) {
  const words = useWords(messages);
  const { workFor, isPending } = useActing();
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
        onChange={(event) => workFor(event.currentTarget.value || null)}
      />
    </label>
  );
}
