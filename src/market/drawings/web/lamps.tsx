import type { ArtProps } from './art.ts';
import { sceneInks } from './scene-inks.ts';

/** The two lamps over a shop sign; they burn by night. */
export function Lamps({ className }: ArtProps) {
  return (
    <svg className={className} width="100%" height="16" display="block" aria-hidden="true">
      {['32%', '68%'].map((x) => (
        <svg key={x} x={x} overflow="visible">
          <path d="M-11 13V11a11 11 0 0 1 22 0V13a3 3 0 0 1-3 3H-8a3 3 0 0 1-3-3Z" fill={sceneInks.lamp} />
        </svg>
      ))}
    </svg>
  );
}
