import type { ArtProps } from './art.ts';
import { type IconName, iconShapes } from './icon-shapes.tsx';

export type { IconName };

type Props = ArtProps & {
  readonly name: IconName;
  readonly size?: number;
};

/** A sign in the colour of the text. It never stands for a word alone: the control carries the name. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      aria-hidden="true"
    >
      {iconShapes[name]}
    </svg>
  );
}
