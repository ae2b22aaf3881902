import { useWords } from '#kit/web/i18n.tsx';
import { Reveal } from '#kit/web/ui/reveal.tsx';
import { messages } from '../messages.ts';
import * as styles from './community.module.css';

const voices = ['voice.0', 'voice.1', 'voice.2'] as const;

/** What three invented people say, each on a towel of their own (decision 0049: in the demo alone). */
export function Towels() {
  const words = useWords(messages);
  return (
    <div className={styles.towels}>
      {voices.map((voice, order) => (
        <Reveal key={voice} order={order}>
          <figure className={styles.towel}>
            <blockquote className="tower-s">{words(voice)}</blockquote>
            <figcaption>
              {words(`${voice}.name`)} <small>{words(`${voice}.place`)}</small>
            </figcaption>
          </figure>
        </Reveal>
      ))}
    </div>
  );
}
