import { use } from 'react';
import { inkOf, posterFormats, posterUrl, type Ink, type Motif, type PosterFormat } from '../poster.ts';
import { hours } from '#market/town/hours.ts';
import { FirstWindow } from '#kit/web/ui/first-window.ts';
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
  const isFirst = use(FirstWindow) || eager;
  return hours.map((hour) => (
    <img
      key={hour}
      className={`${styles.poster} ${className}`}
      data-only={hour}
      src={posterUrl({ motif, ink, seed, format }, hour)}
      {...posterFormats[format]}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  ));
}
