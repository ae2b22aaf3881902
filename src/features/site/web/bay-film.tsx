import { Suspense } from 'react';
import { partOr } from '#kit/web/parts/part-or.ts';
import { useFilmWelcome } from './use-film-welcome.ts';

type Film = {
  /** The hour the film begins at; the page's own when not given. */
  hour?: 'day' | 'night';
};

/** Fetched once it is welcome; a line that drops leaves the still. */
const HeroFilm = partOr<Film>(() => import('./hero-film.tsx').then((module) => module.HeroFilm));

/**
 * The bay come alive, inside an element of class `film-plate`, which shows the still and whose inks follow the film
 * (film-plate.module.css). Draws nothing until the page rests, and nothing at all for less motion or
 * less data, or on a poor line.
 */
export function BayFilm(film: Film) {
  const isWelcome = useFilmWelcome();
  return isWelcome ? (
    <Suspense>
      <HeroFilm {...film} />
    </Suspense>
  ) : null;
}
