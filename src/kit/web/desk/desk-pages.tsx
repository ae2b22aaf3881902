import { useWords } from '../i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { messages } from './messages.ts';
import { useDeskAddress } from './use-desk-address.ts';
import * as styles from './desk.module.css';

/** Leafs through a list. */
export function DeskPages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const words = useWords(messages);
  const { set } = useDeskAddress();
  const go = (to: number) => set({ page: to === 1 ? undefined : String(to) });
  return (
    <nav className={styles.deskPages} aria-label={words('pages')}>
      <Button
        variant="line"
        size="sm"
        aria-label={words('previous')}
        disabled={page <= 1}
        onClick={() => go(Math.min(page - 1, pages))}
      >
        <Icon name="left" />
      </Button>
      <span>{words('pageOf', { page, pages })}</span>
      <Button variant="line" size="sm" aria-label={words('next')} disabled={page >= pages} onClick={() => go(page + 1)}>
        <Icon name="right" />
      </Button>
    </nav>
  );
}
