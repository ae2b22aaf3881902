import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { useTheme } from '#market/town/web/theme.ts';
import { Icon } from '#kit/web/ui/icon.tsx';
import { nightStart } from '../film-clock.ts';
import { messages } from '../messages.ts';
import landscapeMp4 from './film/bay-landscape.mp4?url';
import landscapeWebm from './film/bay-landscape.webm?url';
import portraitMp4 from './film/bay-portrait.mp4?url';
import portraitWebm from './film/bay-portrait.webm?url';
import { setFilmChoice, useFilmChoice } from './film-choice.ts';
import { useFilmClock } from './use-film-clock.ts';
import { useFilmPlay } from './use-film-play.ts';
import * as styles from '#market/drawings/web/film-plate.module.css';

/** As in film-plate.module.css. */
const tall = '(max-width: 30em)';

/** AV1, a third as large, for whoever can show it; H.264 for all others. */
type Reels = { readonly webm: string; readonly mp4: string };
const reelsOf: Readonly<Record<'portrait' | 'landscape', Reels>> = {
  portrait: { webm: portraitWebm, mp4: portraitMp4 },
  landscape: { webm: landscapeWebm, mp4: landscapeMp4 },
};

function onTall(listener: () => void): () => void {
  const query = matchMedia(tall);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The film over the plate's still, beginning at the page's hour, and the button that stops it. */
export function HeroFilm({ hour }: { hour?: 'day' | 'night' }) {
  const theme = useTheme();
  const isTall = useSyncExternalStore(onTall, () => matchMedia(tall).matches);
  const shape = isTall ? 'portrait' : 'landscape';
  return <Reel key={shape} reels={reelsOf[shape]} start={(hour ?? theme) === 'night' ? nightStart : 0} />;
}

function Reel({ reels, start }: { reels: Reels; start: number }) {
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
        <source src={reels.webm} type='video/webm; codecs="av01.0.08M.08"' />
        <source src={reels.mp4} type="video/mp4" onError={() => setBroken(true)} />
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
