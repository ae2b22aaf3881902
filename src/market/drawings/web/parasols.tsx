import type { ArtProps } from './art.ts';
import { sceneInks } from './scene-inks.ts';

type Cloth = 'red' | 'green' | 'navy';
type Beach = {
  readonly width: number;
  readonly height: number;
  readonly ripples: readonly (readonly [x: number, y: number])[];
  readonly parasols: readonly (readonly [x: number, y: number, r: number, cloth: Cloth])[];
};

const beaches = {
  wide: {
    width: 1440,
    height: 1120,
    ripples: [
      [993, 1095],
      [316, 928],
      [123, 893],
      [1037, 743],
      [1304, 487],
      [1123, 1059],
      [951, 245],
      [670, 567],
      [1291, 553],
      [1088, 1040],
      [365, 251],
      [1143, 463],
      [393, 368],
      [353, 321],
      [1222, 585],
      [392, 662],
      [935, 386],
      [916, 877],
      [454, 1102],
      [878, 239],
      [1342, 613],
      [359, 426],
      [1200, 542],
      [506, 1080],
      [452, 970],
      [111, 320],
      [1058, 818],
      [71, 1053],
      [1374, 549],
      [1219, 878],
      [1377, 1017],
    ],
    parasols: [
      [1246, 164, 40, 'red'],
      [1318, 236, 48, 'green'],
      [1404, 304, 44, 'navy'],
      [1382, 420, 54, 'red'],
      [1414, 196, 28, 'green'],
      [1404, 540, 40, 'green'],
      [34, 330, 50, 'green'],
      [84, 470, 38, 'red'],
      [18, 700, 56, 'navy'],
      [70, 880, 42, 'red'],
      [1420, 760, 52, 'red'],
      [1376, 900, 44, 'green'],
      [30, 1060, 60, 'green'],
      [1420, 1070, 50, 'navy'],
    ],
  },
  tall: {
    width: 390,
    height: 1260,
    ripples: [
      [269, 1204],
      [86, 1015],
      [33, 976],
      [281, 807],
      [353, 519],
      [304, 1163],
      [258, 247],
      [182, 609],
      [350, 593],
      [295, 1142],
      [99, 254],
      [309, 492],
      [106, 385],
      [96, 332],
      [331, 629],
    ],
    parasols: [
      [352, 330, 34, 'red'],
      [374, 420, 26, 'green'],
      [20, 1180, 40, 'green'],
      [350, 1210, 46, 'red'],
    ],
  },
} as const satisfies Readonly<Record<string, Beach>>;

const tenths = (length: number) => Math.round(length * 10) / 10;

const at = (x: number, y: number, r: number, twelfth: number): string => {
  const a = (twelfth * Math.PI) / 6;
  return `${tenths(x + Math.cos(a) * r)} ${tenths(y + Math.sin(a) * r)}`;
};

/** A parasol in plan: every second of twelve panels has the colour of the cloth. */
function Parasol({ x, y, r, cloth }: { x: number; y: number; r: number; cloth: Cloth }) {
  const panels = [0, 2, 4, 6, 8, 10].map((i) => `M${x} ${y}L${at(x, y, r, i)}A${r} ${r} 0 0 1 ${at(x, y, r, i + 1)}Z`);
  return (
    <>
      <circle cx={x + r * 0.22} cy={y + r * 0.26} r={r} fill={sceneInks.shade} />
      <circle cx={x} cy={y} r={r} fill={sceneInks.cloth} />
      <path d={panels.join('')} fill={sceneInks[cloth]} />
      <circle cx={x} cy={y} r={r * 0.09} fill={sceneInks.ink} />
    </>
  );
}

/** The corner of the sea, in three steps from foam to deep water; all measures follow the width. */
function Shore({ width: w }: { width: number }) {
  return (
    <>
      <path d={`M${w} 0H${w * 0.62}Q${w * 0.7} 70 ${w * 0.8} 84T${w} 210Z`} fill={sceneInks.foam} opacity="0.9" />
      <path d={`M${w} 0H${w * 0.645}Q${w * 0.72} 54 ${w * 0.815} 66T${w} 184Z`} fill={sceneInks.shallow} />
      <path d={`M${w} 0H${w * 0.7}Q${w * 0.77} 36 ${w * 0.85} 44T${w} 130Z`} fill={sceneInks.sea} />
    </>
  );
}

/** The beach from above, behind the community: parasols along both edges, the sea in the corner. */
export function Parasols({ format, className }: ArtProps & { readonly format: keyof typeof beaches }) {
  const { width, height, ripples, parasols }: Beach = beaches[format];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Shore width={width} />
      <path
        d={ripples.map(([x, y]) => `M${x} ${y}q10 -8 20 0t20 0`).join('')}
        fill="none"
        stroke="var(--band-sand-2)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {parasols.map(([x, y, r, cloth]) => (
        <Parasol key={`${x} ${y}`} x={x} y={y} r={r} cloth={cloth} />
      ))}
    </svg>
  );
}
