import type { ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import * as styles from './dashboard.module.css';

type Props = { readonly name: string; readonly badge: ReactNode; readonly onLeave: () => void };

/** Whose desk it is, on which plan, and the way out. */
export function DeskHead({ name, badge, onLeave }: Props) {
  const words = useWords(messages);
  return (
    <header className={styles.deskHead}>
      <div>
        {badge}
        <h1 className="tower">{words('welcome', { name: name.trim().split(/\s+/)[0] ?? name })}</h1>
      </div>
      <Button variant="line" onClick={onLeave}>
        {words('logout')}
      </Button>
    </header>
  );
}
