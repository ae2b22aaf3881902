import { useEffect, type RefObject } from 'react';
import { copyInkAt } from '../film-clock.ts';

/** Tells the film's time of every frame on screen, also of one that a pause or a jump left there. */
function followFrames(video: HTMLVideoElement, show: (seconds: number) => void): () => void {
  if ('requestVideoFrameCallback' in video) {
    const follow: VideoFrameRequestCallback = (_, { mediaTime }) => {
      show(mediaTime);
      handle = video.requestVideoFrameCallback(follow);
    };
    let handle = video.requestVideoFrameCallback(follow);
    return () => video.cancelVideoFrameCallback(handle);
  }
  // Older browsers: `timeupdate` alone comes four times a second, too seldom for the turn of the inks.
  const film: HTMLVideoElement = video;
  const stop = new AbortController();
  let handle = 0;
  const look = () => show(film.currentTime);
  const follow = () => {
    look();
    if (!film.paused && !stop.signal.aborted) handle = requestAnimationFrame(follow);
  };
  film.addEventListener('playing', follow, { signal: stop.signal });
  film.addEventListener('seeked', look, { signal: stop.signal });
  film.addEventListener('timeupdate', look, { signal: stop.signal });
  return () => {
    stop.abort();
    cancelAnimationFrame(handle);
  };
}

/** Shows the film from its first frame on, and lets the inks of the plate round it follow its clock. */
export function useFilmClock(film: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const video = film.current;
    const plate = video?.closest<HTMLElement>('.film-plate');
    if (!video || !plate) return undefined;
    const stop = followFrames(video, (seconds) => {
      const { ink, turn } = copyInkAt(seconds);
      const share = `${Math.round(turn * 100)}%`;
      video.dataset['shown'] = '';
      if (plate.dataset['ink'] !== ink) plate.dataset['ink'] = ink;
      if (plate.style.getPropertyValue('--turn') !== share) plate.style.setProperty('--turn', share);
    });
    return () => {
      stop();
      delete plate.dataset['ink'];
      plate.style.removeProperty('--turn');
    };
  }, [film]);
}
