import { useId } from 'react';
import type { ArtProps } from './art.ts';
import { sceneInks } from './scene-inks.ts';

const rows = [
  { y: 40, span: 56, shift: 0, fill: sceneInks.shallow },
  { y: 76, span: 84, shift: 0.3, fill: sceneInks.deep },
  { y: 118, span: 120, shift: 0.6, fill: sceneInks.shallow },
] as const;

/** Three rows of waves for the foot of a sea panel, 170 high and as wide as the panel. */
export function Swell({ className }: ArtProps) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="170" display="block" aria-hidden="true">
      <defs>
        {rows.map(({ y, span, shift, fill }) => (
          <pattern key={y} id={`${id}-${y}`} x={-span * shift} width={span} height="170" patternUnits="userSpaceOnUse">
            <path d={`M0 170V${y}a${span / 2} ${span * 0.34} 0 0 1 ${span} 0V170Z`} fill={fill} />
          </pattern>
        ))}
      </defs>
      {rows.map(({ y }) => (
        <rect key={y} width="100%" height="170" fill={`url(#${id}-${y})`} />
      ))}
    </svg>
  );
}
