import { figureOf } from '#kit/shared/figure.ts';
import { Parasols } from '#market/drawings/web/parasols.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Reveal } from '#kit/web/ui/reveal.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { messages } from '../messages.ts';
import { communityOffers } from '../rules.ts';
import { Towels } from './towels.tsx';
import * as cardRowStyles from '#kit/web/ui/card-row.module.css';
import * as styles from './community.module.css';

const titleId = 'community-title';
const figures = ['members', ...communityOffers] as const;

type Props = {
  /** How many members there are, and how many of them are in on each offer; undefined while that is not known. */
  readonly counts: Readonly<Record<(typeof figures)[number], number>> | undefined;
  /** Whether the three invented voices are shown: beside the demo's invented listings, and never as a real town's. */
  readonly hasVoices: boolean;
};

/** #community on the home page: the beach from above, its figures, the demo's voices and the ways in. */
export function CommunitySection({ counts, hasVoices }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const shown = figures.flatMap((name) => {
    const figure = figureOf(counts?.[name], language);
    return figure === undefined ? [] : [{ name, figure }];
  });
  return (
    <section id="community" className={`${cardRowStyles.section} ${styles.beach}`} aria-labelledby={titleId}>
      <Parasols format="wide" className={`${styles.beachArt} ${styles.beachWide}`} />
      <Parasols format="tall" className={`${styles.beachArt} ${styles.beachTall}`} />
      <div className="wrap">
        <SectionHead id={titleId} kicker={words('kicker')} title={words('title')} lead={words('lead')} />
        {shown.length > 0 && (
          <dl className={styles.beachFigures}>
            {shown.map(({ name, figure }) => (
              <div key={name}>
                <dt>{words(`figure.${name}`)}</dt>
                <dd className="tower">{figure}</dd>
              </div>
            ))}
          </dl>
        )}
        {hasVoices && <Towels />}
        <ul className={styles.beachWays} aria-label={words('offers')}>
          {communityOffers.map((offer, order) => (
            <li key={offer}>
              <Reveal order={order} className={styles.beachWay}>
                <h3 className="tower-s">{words(`name.${offer}`)}</h3>
                <ButtonLink variant="ink" size="sm" to="/community" hash={offer}>
                  {words(`${offer}.way`)}
                </ButtonLink>
              </Reveal>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
