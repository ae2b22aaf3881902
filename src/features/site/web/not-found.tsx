import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import * as styles from './not-found.module.css';

/** For any path that leads nowhere. */
export function NotFound() {
  const words = useWords(messages);
  return (
    <main className={`wrap ${styles.lost}`}>
      <h1 className="tower">{words('notFound')}</h1>
      <p>{words('notFoundText')}</p>
      <ButtonLink variant="ink" arrow to="/">
        {words('backHome')}
      </ButtonLink>
    </main>
  );
}
