import type { ArtProps } from './art.ts';

/** Nothing matches: the sea lies flat and the boat waits. */
export function CalmSea({ className }: ArtProps) {
  return (
    <svg className={className} width="150" height="104" viewBox="0 0 150 104" aria-hidden="true">
      <circle cx="75" cy="56" r="40" fill="var(--sun)" />
      <path d="M0 84a25 15 0 0 1 50 0a25 15 0 0 1 50 0a25 15 0 0 1 50 0v20H0Z" fill="var(--band-sea)" />
      <path d="M62 66h30q-5 14-15 14t-15-14Z" fill="#1a2340" />
      <path d="M76 32v30M76 34q18 14 18 26H76Z" fill="#fff5e0" stroke="#1a2340" strokeWidth="2.5" />
    </svg>
  );
}
