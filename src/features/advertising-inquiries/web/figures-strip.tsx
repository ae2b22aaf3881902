import { figureOf } from '#kit/shared/figure.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Reveal } from '#kit/web/ui/reveal.tsx';
import { messages } from '../messages.ts';
import * as styles from './advertise.module.css';

const names = ['listings', 'eventsThisWeek', 'businesses', 'members'] as const;

type Props = { readonly counts: Readonly<Record<(typeof names)[number], number>> | undefined };

/** What stands here already, counted; nothing while there is little of it. */
export function FiguresStrip({ counts }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const shown = names.flatMap((name) => {
    const figure = figureOf(counts?.[name], language);
    return figure === undefined ? [] : [{ name, figure }];
  });
  if (shown.length === 0) return null;
  return (
    <section className={styles.advertFigures} aria-label={words('figures')}>
      <div className="wrap">
        <dl>
          {shown.map(({ name, figure }, order) => (
            <Reveal key={name} order={order} className={styles.advertFigure}>
              <dt>{words(name)}</dt>
              <dd className="tower">{figure}</dd>
            </Reveal>
          ))}
        </dl>
      </div>
    </section>
  );
}
