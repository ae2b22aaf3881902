import type { ArtProps } from './art.ts';

const waves = [24, 36, 48, 60].map((y) => `M82 ${y}q8-7 16 0t16 0 16 0 16 0`).join('');

/** A postmark with the mark of the house, in the colour of the text. */
export function Postmark({ className }: ArtProps) {
  return (
    <svg
      className={className}
      width="124"
      height="70"
      viewBox="0 0 150 84"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <circle cx="42" cy="42" r="37" />
      <circle cx="42" cy="42" r="25" />
      <path d="M20 42a22 22 0 0 1 44 0ZM14 42h56M26 49h32" strokeWidth="2" />
      <path d={waves} />
    </svg>
  );
}
