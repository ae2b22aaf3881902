import { formatInstant } from '#market/town/dates.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { messages } from './messages.ts';
import type { SentAnswer } from './sent-thing.ts';
import * as styles from '#kit/web/desk/facts.module.css';

/** What the desk wrote back, who of it, and when. */
export function IntakeAnswers({ answers }: { readonly answers: readonly SentAnswer[] }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  return answers.map(({ id, text, author, answered_at: at }) => (
    <figure key={id} className={styles.deskWritten}>
      <figcaption>
        {words('answeredBy', { name: author ?? words('gone'), when: formatInstant(new Date(at), language) })}
      </figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  ));
}
