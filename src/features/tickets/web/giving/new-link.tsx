import { copyText, share } from '#kit/web/share.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { Input } from '#kit/web/ui/input.tsx';
import { messages } from '../../link-messages.ts';
import * as styles from './give-ticket.module.css';

type Props = {
  readonly path: string;
  /** What the ticket is for. */
  readonly title: string;
};

/** A link as it is shown once: handed to the device's own sharing where there is one, or copied. */
export function NewLink({ path, title }: Props) {
  const words = useWords(messages);
  const url = location.origin + path;
  return (
    <div className={styles.giveLink}>
      <Field label={words('link')} hint={words('linkHint')}>
        {(control) => (
          <Input {...control} readOnly value={url} onFocus={(event) => event.currentTarget.select()} translate="no" />
        )}
      </Field>
      <p className={styles.giveWays}>
        {'share' in navigator ? (
          <Button variant="ink" size="sm" onClick={() => void share({ title, url }, words)}>
            <Icon name="send" />
            {words('share')}
          </Button>
        ) : null}
        <Button variant="line" size="sm" onClick={() => void copyText(url, words)}>
          {words('copy')}
        </Button>
      </p>
    </div>
  );
}
