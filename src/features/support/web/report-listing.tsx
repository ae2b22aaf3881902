import { useWords } from '#kit/web/i18n.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { messages } from '../messages.ts';
import { reportHash, type ReportedListing } from '../reported-listing.ts';
import * as styles from './report-listing.module.css';

/** At the end of a listing's page: the way to tell the desk that something is wrong with it. */
export function ReportListing(listing: ReportedListing) {
  const words = useWords(messages);
  return (
    <p className={styles.reportListing}>
      {words('issue.ofListing')}{' '}
      <Link to="/report-issue" hash={reportHash(listing)}>
        {words('issue.reportListing')}
      </Link>
    </p>
  );
}
