import { share } from '#kit/web/share.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { listPath } from '../list-address.ts';
import type { SavedRef } from '../rules.ts';
import { messages } from '../shared-messages.ts';
import * as styles from './saved-list.module.css';

/** Hands a link to these listings to the device's own sharing; where there is none it is copied. */
export function ShareList({ refs }: { readonly refs: readonly SavedRef[] }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const url = () => location.origin + listPath(language, refs);
  return (
    <p className={styles.savedShare}>
      <Button variant="line" size="sm" onClick={() => void share({ title: words('shareTitle'), url: url() }, words)}>
        <Icon name="send" />
        {words('share')}
      </Button>
    </p>
  );
}
