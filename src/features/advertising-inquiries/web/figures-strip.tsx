import { town } from '#market/town/town.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Reveal } from '#kit/web/ui/reveal.tsx';
import { messages } from '../messages.ts';
import * as styles from './advertise.module.css';

const shown = ['users', 'tourists', 'partners', 'satisfaction'] as const;

/** Who is reached, in four figures and one claim. */
export function FiguresStrip() {
  const words = useWords(messages);
  const values = town.figures.advertising;
  return (
    <section className={styles.advertFigures} aria-label={words('figures')}>
      <div className="wrap">
        <dl>
          {shown.map((figure, order) => (
            <Reveal key={figure} order={order} className={styles.advertFigure}>
              <dt>{words(figure)}</dt>
              <dd className="tower">{values[figure]}</dd>
            </Reveal>
          ))}
        </dl>
        <p className="tower-s">{words('increase', values)}</p>
      </div>
    </section>
  );
}
