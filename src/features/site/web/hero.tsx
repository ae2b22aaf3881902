import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import { figureOf } from '#kit/shared/figure.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { BayFilm } from './bay-film.tsx';
import * as filmPlateStyles from '#market/drawings/web/film-plate.module.css';
import * as styles from './hero.module.css';

type Props = {
  /** Events of this week, and how many there are of everything else; undefined while that is not known. */
  readonly counts: Readonly<Record<ListingKind, number>> | undefined;
};

/** The bay at the page's hour, the two-part title on its calm left. */
export function Hero({ counts }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const user = useStoredUser();
  const shown = listingKinds.flatMap((name) => {
    const figure = figureOf(counts?.[name], language);
    return figure === undefined ? [] : [{ name, figure }];
  });
  return (
    <section className={styles.hero}>
      <div className={`${styles.heroPlate} ${filmPlateStyles.filmPlate}`}>
        <h1 className="tower">
          <span>{words('heroFirst')}</span> <span className={styles.heroSecond}>{words('heroSecond')}</span>
        </h1>
        <p className={styles.heroLead}>{words('heroLead')}</p>
        <div className={styles.heroWays}>
          <ButtonLink variant="ink" arrow="down" to="/" hash="events">
            {words('seeEvents')}
          </ButtonLink>
          <ButtonLink variant="line" to={user ? '/user-dashboard' : '/auth'}>
            {words(user ? 'yourPage' : 'joinFree')}
          </ButtonLink>
        </div>
        <BayFilm />
      </div>
      <ul className={styles.heroFigures} aria-label={words('figures')}>
        {shown.map(({ name, figure }) => (
          <li key={name}>
            <b className="tower">{figure}</b> <span>{words(`figure.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
