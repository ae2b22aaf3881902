import { inkOf, posterFormats, posterUrl, type Ink, type Motif, type PosterFormat } from '../poster.ts';
import { hours } from '#market/town/hours.ts';
import { useFirstHour } from '#market/town/web/use-first-hour.ts';
import * as styles from './poster.module.css';

type PosterProps = {
  motif: Motif;
  seed: number;
  /** Its own, unless a neighbour has it. */
  ink?: Ink;
  format: PosterFormat;
  className?: string;
  eager?: boolean;
};

/** A drawing in both inkings; the page shows the one of its hour, and the other is only loaded when the hour changes. */
export function Poster({ motif, seed, ink = inkOf(motif, seed), format, className = '', eager = false }: PosterProps) {
  const first = useFirstHour(eager);
  return hours.map((hour) => (
    <img
      key={hour}
      className={`${styles.poster} ${className}`}
      data-only={hour}
      src={posterUrl({ motif, ink, seed, format }, hour)}
      {...posterFormats[format]}
      alt=""
      loading={hour === first ? 'eager' : 'lazy'}
      fetchPriority={hour === first ? 'high' : undefined}
      decoding="async"
    />
  ));
}
