import { useWords } from '#kit/web/i18n.tsx';
import { ReasonField, type Reason } from '#kit/web/desk/reason.tsx';
import { maxNote } from '../../listing.ts';
import { messages } from './messages.ts';
import * as styles from './listings.module.css';

/** What the owner of a listing reads in a letter and beside it. */
export function OwnersReason({ reason }: { readonly reason: Reason }) {
  const words = useWords(messages);
  return (
    <ReasonField
      reason={reason}
      className={styles.listingReturn}
      label={words('returnNote')}
      required={words('required')}
      missing={words('returnNoteMissing')}
      example={words('returnNoteExample')}
      max={maxNote}
    />
  );
}
