import { town } from '#market/town/town.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { BayFilm } from './bay-film.tsx';
import * as filmPlateStyles from '#market/drawings/web/film-plate.module.css';
import * as styles from './hero.module.css';

const { events, rentals, businesses, jobs } = town.figures.hero;
const figures = [
  { figure: events, word: 'figureEvents' },
  { figure: rentals, word: 'figureRentals' },
  { figure: businesses, word: 'figureBusinesses' },
  { figure: jobs, word: 'figureJobs' },
] as const;

/** The bay at the page's hour, the two-part title on its calm left. */
export function Hero() {
  const words = useWords(messages);
  const user = useStoredUser();
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
        {figures.map(({ figure, word }) => (
          <li key={word}>
            <b className="tower">{figure}</b> <span>{words(word)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
