import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import * as styles from '#kit/web/ui/desk-card.module.css';

/** The way from a business account's own page to its workspace. */
export function WorkspaceDoor() {
  const words = useWords(messages);
  return (
    <section className={styles.deskDoor} aria-labelledby="work-door">
      <div>
        <h2 id="work-door" className="tower-s">
          {words('enter')}
        </h2>
        <p>{words('enterText')}</p>
      </div>
      <ButtonLink to="/dashboard" variant="ink">
        {words('enterButton')}
      </ButtonLink>
    </section>
  );
}
