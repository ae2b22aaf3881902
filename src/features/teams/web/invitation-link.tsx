import { useId } from 'react';
import { copyText } from '#kit/web/share.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import * as inputStyles from '#kit/web/ui/input.module.css';
import * as styles from './teams.module.css';

/** The link of an invitation, shown this once, to be passed on. */
export function InvitationLink({ path }: { readonly path: string }) {
  const words = useWords(messages);
  const id = useId();
  const address = new URL(path, location.origin).href;
  return (
    <div className={styles.teamLink} role="status">
      <label htmlFor={id}>{words('link')}</label>
      <div className={styles.teamLinkLine}>
        <input
          id={id}
          className={inputStyles.addressInput}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="ink" onClick={() => void copyText(address, words)}>
          {words('copy')}
        </Button>
      </div>
      <p>{words('linkText')}</p>
    </div>
  );
}
