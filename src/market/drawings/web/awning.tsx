import type { ArtProps } from './art.ts';

const stripe = (i: number): string => `M${i * 40} 0h40v34a20 20 0 0 1 -40 0Z`;
const stripes = (odd: 0 | 1): string =>
  Array.from({ length: 11 }, (_, i) => i)
    .filter((i) => i % 2 === odd)
    .map(stripe)
    .join('');

/** The scalloped awning of eleven stripes; it stretches to the width of its shop. */
export function Awning({ className }: ArtProps) {
  return (
    <svg
      className={className}
      width="100%"
      height="58"
      viewBox="0 0 440 56"
      preserveAspectRatio="none"
      display="block"
      aria-hidden="true"
    >
      <path d={stripes(0)} fill="var(--awning, #ee4827)" />
      <path d={stripes(1)} fill="#fff5e0" />
      <rect width="440" height="7" fill="#0002" />
    </svg>
  );
}
