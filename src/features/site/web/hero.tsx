import { town } from '#market/town/town.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { messages } from '../messages.ts';
import { BayFilm } from './bay-film.tsx';

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
    <section className="hero">
      <div className="hero-plate film-plate">
        <h1 className="tower">
          <span>{words('heroFirst')}</span> <span className="hero-second">{words('heroSecond')}</span>
        </h1>
        <p className="hero-lead">{words('heroLead')}</p>
        <div className="hero-ways">
          <ButtonLink className="hero-go" variant="ink" arrow="down" to="/" hash="events">
            {words('seeEvents')}
          </ButtonLink>
          <ButtonLink className="hero-join" variant="line" to={user ? '/user-dashboard' : '/auth'}>
            {words(user ? 'yourPage' : 'joinFree')}
          </ButtonLink>
        </div>
        <BayFilm />
      </div>
      <ul className="hero-figures" aria-label={words('figures')}>
        {figures.map(({ figure, word }) => (
          <li key={word}>
            <b className="tower">{figure}</b> <span>{words(word)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
