import type { ReactNode } from 'react';
import type { ArtProps } from './art.ts';
import { Plane } from './plane.tsx';
import { sceneInks } from './scene-inks.ts';

const flights = {
  wide: {
    width: 1440,
    height: 430,
    sun: 1130,
    rings: [760, 600, 460, 330],
    disc: 206,
    cloth: { x: -20, y: 112, w: 1010, h: 134 },
    text: { x: 72, size: 76 },
    rope: 70,
    plane: { ahead: 196, scale: 1.15 },
    waves: [112, 86],
  },
  tall: {
    width: 390,
    height: 520,
    sun: 300,
    rings: [456, 360, 276, 198],
    disc: 130,
    cloth: { x: -40, y: 96, w: 300, h: 66 },
    text: { x: 8, size: 34 },
    rope: 26,
    plane: { ahead: 70, scale: 0.5 },
    waves: [150, 120],
  },
} as const;

const scallops = (width: number, height: number, above: number, span: number, rise: number): string => {
  const from = -span * 0.8;
  const count = Math.ceil((width - from) / span);
  return `M${from} ${height}V${height - above}${`a${span / 2} ${rise} 0 0 1 ${span} 0`.repeat(count)}V${height}Z`;
};

type Props = ArtProps & {
  readonly format: keyof typeof flights;
  /** The name of the curve the words follow: `<text fontSize={bannerTextSize[format]}><textPath href="#name">`. */
  readonly curve: string;
  readonly children?: ReactNode;
};

/** The height of the words on the banner, in units of the drawing. */
export const bannerTextSize = { wide: flights.wide.text.size, tall: flights.tall.text.size } as const;

/** A plane pulling a banner over the sea; whoever rents the banner hangs the words in as children. */
export function PlaneBanner({ format, curve, className, children }: Props) {
  const { width, height, sun, rings, disc, cloth, text, rope, plane, waves } = flights[format];
  const horizon = height + 10;
  const { x, y, w, h } = cloth;
  const middle = y + h / 2;
  const wave = (at: number): string => `M${x} ${at}q${w / 4} -16 ${w / 2} 0t${w / 2} 0`;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {rings.map((r, i) => (
        <circle key={r} cx={sun} cy={horizon} r={r} fill={sceneInks.rings[i]} />
      ))}
      <circle cx={sun} cy={horizon} r={disc} fill={sceneInks.disc} />
      <path d={`${wave(y)}v${h}q-${w / 4} 16 -${w / 2} 0t-${w / 2} 0Z`} fill={sceneInks.banner} />
      <path d={wave(y + 10) + wave(y + h - 10)} stroke={sceneInks.red} strokeWidth="5" fill="none" />
      <path
        id={curve}
        d={`M${text.x} ${middle + text.size * 0.31}q${w / 4 - 20} -15 ${w / 2 - 40} 0t${w / 2} 0`}
        fill="none"
      />
      {children}
      <path
        d={`M${x + w} ${y}L${x + w + rope} ${middle}L${x + w} ${y + h}`}
        fill="none"
        stroke={sceneInks.ink}
        strokeWidth="2.5"
      />
      <Plane x={x + w + plane.ahead} y={middle} scale={plane.scale} />
      <path d={scallops(width, height, waves[0], 80, 24)} fill={sceneInks.shallow} />
      <path d={scallops(width, height, waves[1], 100, 28)} fill="var(--band-sea)" />
    </svg>
  );
}
