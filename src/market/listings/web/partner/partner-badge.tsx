import { useWords } from '#kit/web/i18n.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import { messages } from './messages.ts';

/** What the listings of a paying partner wear, so that whoever sees them in front knows why. */
export function PartnerBadge({ of }: { readonly of: { readonly partner: boolean } }) {
  const words = useWords(messages);
  return of.partner ? <Badge tone="teal">{words('partner')}</Badge> : null;
}
