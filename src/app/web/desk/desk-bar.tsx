import { BrandHome } from '#features/site/web/brand-home.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from './messages.ts';
import * as styles from './front-desk.module.css';

/** Somebody who is here, and what happens when they leave. */
type Present = { readonly name: string; readonly isModerator?: boolean; readonly onLeave: () => void };

/** The desk's own bar: the way home, the hour, and once it is known who is here and the way out. */
export function DeskBar({ present }: { readonly present: Present | undefined }) {
  const words = useWords(messages);
  return (
    <header className={`${styles.frontBar} ${styles.frontWide} wrap`}>
      <BrandHome />
      <span className={`${styles.frontBarRole} horizon`}>{words(present?.isModerator ? 'moderator' : 'admin')}</span>
      <div className={styles.frontBarEnd}>
        <PageDials />
        {present === undefined ? null : (
          <>
            <span className={styles.frontBarName}>{present.name}</span>
            <Button variant="line" size="sm" onClick={present.onLeave}>
              {words('logout')}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}
