import { useId } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { toast } from '#kit/web/ui/toast.tsx';
import { messages } from '../messages.ts';
import * as styles from './teams.module.css';

/** The link of an invitation, shown this once, to be passed on. */
export function InvitationLink({ path }: { readonly path: string }) {
  const words = useWords(messages);
  const id = useId();
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: words('copied'), description: words('copiedText') });
    } catch {
      toast({ title: words('notCopied'), description: words('notCopiedText'), tone: 'destructive' });
    }
  };
  return (
    <div className={styles.teamLink} role="status">
      <label htmlFor={id}>{words('link')}</label>
      <div className={styles.teamLinkLine}>
        <input id={id} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <Button variant="ink" onClick={() => void copy()}>
          {words('copy')}
        </Button>
      </div>
      <p>{words('linkText')}</p>
    </div>
  );
}
