import type { ArtProps } from './art.ts';

/** The mark: the sun on the horizon, with two bars of its light. The lines take the colour of the text. */
export function BrandMark({ className }: ArtProps) {
  return (
    <svg className={className} width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
      <path d="M5 25a17 17 0 0 1 34 0Z" fill="var(--coral)" />
      <path d="M2 25H42M7 31.5H37M12 37H32" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
