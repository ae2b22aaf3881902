import { useEffect, type RefObject } from 'react';

/** Plays the film while it is wanted, in view, and the tab is seen; `onRefused` hears of a browser that lets none start. */
export function useFilmPlay(film: RefObject<HTMLVideoElement | null>, isWanted: boolean, onRefused: () => void): void {
  useEffect(() => {
    const video = film.current;
    if (!video) return undefined;
    let isInView = false;
    const apply = () => {
      if (!isWanted || !isInView || document.visibilityState === 'hidden') return video.pause();
      video.play().catch((error: unknown) => {
        // A pause that overtakes the start is no refusal.
        if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused();
      });
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting === true;
      apply();
    });
    observer.observe(video);
    document.addEventListener('visibilitychange', apply);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', apply);
    };
  }, [film, isWanted, onRefused]);
}
