import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { useTheme } from '#market/town/web/theme.ts';
import { Icon } from '#kit/web/ui/icon.tsx';
import { nightStart } from '../film-clock.ts';
import { messages } from '../messages.ts';
import { setFilmChoice, useFilmChoice } from './film-choice.ts';
import { useFilmClock } from './use-film-clock.ts';
import { useFilmPlay } from './use-film-play.ts';
import * as styles from '#market/drawings/web/film-plate.module.css';

/** As in film-plate.module.css. */
const tall = '(max-width: 480px)';

function onTall(listener: () => void): () => void {
  const query = matchMedia(tall);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The film over the plate's still, beginning at the page's hour, and the button that stops it. */
export function HeroFilm({ hour }: { hour?: 'day' | 'night' }) {
  const theme = useTheme();
  const isTall = useSyncExternalStore(onTall, () => matchMedia(tall).matches);
  const reel = `/film/bay-${isTall ? 'portrait' : 'landscape'}`;
  return <Reel key={reel} reel={reel} start={(hour ?? theme) === 'night' ? nightStart : 0} />;
}

function Reel({ reel, start }: { reel: string; start: number }) {
  const words = useWords(messages);
  const choice = useFilmChoice();
  const [isRefused, setRefused] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  const isWanted = choice === 'playing' && !isRefused;
  const onRefused = useCallback(() => setRefused(true), []);

  useFilmClock(film);
  useFilmPlay(film, isWanted, onRefused);
  useEffect(() => {
    if (film.current) film.current.currentTime = start;
  }, [start]);

  function press() {
    setRefused(false);
    setFilmChoice(isWanted ? 'paused' : 'playing');
  }

  if (isBroken) return null;
  return (
    <>
      <video ref={film} muted loop playsInline preload="none" disablePictureInPicture aria-hidden="true" tabIndex={-1}>
        <source src={`${reel}.webm`} type="video/webm" />
        <source src={`${reel}.mp4`} type="video/mp4" onError={() => setBroken(true)} />
      </video>
      <button
        type="button"
        className={styles.filmButton}
        aria-label={words(isWanted ? 'pauseFilm' : 'playFilm')}
        onClick={press}
      >
        <Icon name={isWanted ? 'pause' : 'play'} />
      </button>
    </>
  );
}
