import type { ArtProps } from './art.ts';

/** The ledge along the top of the street, a shade darker than the `--wall` it belongs to. */
export function Cornice({ className }: ArtProps) {
  return (
    <svg className={className} width="100%" height="10" display="block" aria-hidden="true">
      <rect width="100%" height="10" fill="color-mix(in srgb, var(--wall, #fbd9a0), #000 14%)" />
    </svg>
  );
}
