import { useId } from 'react';
import type { ArtProps } from './art.ts';

type Props = ArtProps & {
  /** 48 between chapters, 22 to 28 on the head of a dialog. */
  readonly height?: number;
};

/** The strip of tiles: one pattern, repeated as far as the page is wide. */
export function Azulejo({ height = 48, className }: Props) {
  const tile = useId();
  return (
    <svg className={className} width="100%" height={height} display="block" aria-hidden="true">
      <defs>
        <pattern id={tile} width={height} height={height} patternUnits="userSpaceOnUse" viewBox="0 0 48 48">
          <rect width="48" height="48" fill="var(--tile-0)" />
          <path
            d="M0 0H24A24 24 0 0 1 0 24ZM48 48H24A24 24 0 0 1 48 24ZM48 0V24A24 24 0 0 1 24 0ZM0 48V24A24 24 0 0 1 24 48Z"
            fill="var(--tile-1)"
          />
          <path
            d="M0 0H12A12 12 0 0 1 0 12ZM48 48H36A12 12 0 0 1 48 36ZM48 0V12A12 12 0 0 1 36 0ZM0 48V36A12 12 0 0 1 12 48Z"
            fill="var(--tile-2)"
          />
          <path d="M24 10L28 20L38 24L28 28L24 38L20 28L10 24L20 20Z" fill="var(--tile-3)" />
          <circle cx="24" cy="24" r="3.2" fill="var(--tile-0)" />
          <path d="M0 0H48V48H0Z" fill="none" stroke="var(--tile-4)" strokeWidth="1.5" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${tile})`} />
    </svg>
  );
}
