import { useWords } from '#kit/web/i18n.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import { messages } from './messages.ts';
import * as styles from './partner.module.css';

type Props = { readonly of: { readonly partner: boolean } };

/** What the listings of a paying partner wear, among their other badges. */
export function PartnerBadge({ of }: Props) {
  const words = useWords(messages);
  return of.partner ? <Badge tone="teal">{words('partner')}</Badge> : null;
}

/** The same on a line of its own, for cards. */
export function PartnerLine({ of }: Props) {
  return of.partner ? (
    <p className={styles.partnerLine}>
      <PartnerBadge of={of} />
    </p>
  ) : null;
}
