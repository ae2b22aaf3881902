import { useId } from 'react';
import type { ArtProps } from './art.ts';

type Props = ArtProps & {
  /** The colour of the band below. */
  readonly fill?: string;
};

/** The scalloped upper edge of the sea band. It stands right above the band, 34 high. */
export function WaveEdge({ fill = 'var(--band-sea)', className }: Props) {
  const wave = useId();
  return (
    <svg className={className} width="100%" height="34" display="block" aria-hidden="true">
      <defs>
        <pattern id={wave} width="96" height="34" patternUnits="userSpaceOnUse">
          <path d="M0 34A48 34 0 0 1 96 34Z" fill={fill} />
        </pattern>
      </defs>
      <rect width="100%" height="34" fill={`url(#${wave})`} />
    </svg>
  );
}
