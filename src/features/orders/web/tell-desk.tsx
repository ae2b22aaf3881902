import { issueHash } from '#features/support/rules.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import type { Booking } from '../contract.ts';
import { messages } from '../messages.ts';

/** Leads from a stay to the desk, with its number: a flat that is not as it was told, a deposit that did not come back. */
export function TellDesk({ order: { id, kind, confirmedAt } }: { readonly order: Booking }) {
  const words = useWords(messages);
  if (kind !== 'rental' || confirmedAt === null) return null;
  return (
    <p>
      <Link to="/report-issue" hash={issueHash(id)}>
        {words('tellDesk')}
      </Link>
    </p>
  );
}
