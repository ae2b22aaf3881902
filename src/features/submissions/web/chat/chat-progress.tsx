import { useWords } from '#kit/web/i18n.tsx';
import { messages } from '../../messages.ts';
import { stepNames, type Answers } from './chat-steps.ts';
import * as styles from './chat.module.css';

/** Nine suns on the horizon: one rises with every answer. */
export function ChatProgress({ answers }: { readonly answers: Answers }) {
  const words = useWords(messages);
  const done = stepNames.filter((name) => answers[name] !== undefined).length;
  const all = stepNames.length;
  return (
    <div
      className={styles.chatSuns}
      role="progressbar"
      aria-label={words('progress')}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={done}
      aria-valuetext={words('progressText', { done, all })}
    >
      {stepNames.map((name, place) => (
        <i key={name} className={place < done ? styles.chatSunUp : ''} />
      ))}
    </div>
  );
}
