import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { town } from '#market/town/town.ts';
import type { SearchAddress } from '../address.ts';
import { asksForHelp } from '../in-need.ts';
import { messages } from '../page-messages.ts';
import * as styles from './results.module.css';

/** For who looks for a doctor or the police: the number first, whatever else the words found. */
export function HelpLine({ address: { query, type } }: { readonly address: SearchAddress }) {
  const words = useWords(messages);
  // Among jobs a doctor or a pharmacy is an employer.
  if (query === undefined || type === 'jobs' || !asksForHelp(query)) return null;
  return (
    <p className={styles.resultNote}>
      <a href={`tel:${town.emergency.general}`}>{words('help.call')}</a> {words('help.numbers')}{' '}
      <Link to="/safety-tips">{words('help.more')}</Link>
    </p>
  );
}
