import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Empty } from '#kit/web/ui/empty.tsx';
import { messages } from './messages.ts';
import * as styles from './front-desk.module.css';

/** What a member without the admin role sees: why, and the way home (decisions, Accounts). */
export function TurnedAway() {
  const words = useWords(messages);
  return (
    <main className={`wrap ${styles.frontAway}`}>
      <h1 className="sr-only">{words('title')}</h1>
      <Empty
        title={words('turnedAway')}
        action={
          <ButtonLink to="/" variant="ink">
            {words('home')}
          </ButtonLink>
        }
      >
        {words('turnedAwayText')}
      </Empty>
    </main>
  );
}
