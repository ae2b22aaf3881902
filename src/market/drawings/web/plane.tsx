import { sceneInks } from './scene-inks.ts';

/** The aeroplane that pulls the banner, drawn round its own middle; to be placed inside a drawing. */
export function Plane({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={sceneInks.navy} strokeWidth="0">
      <path d="M-104 0Q-112-8-96-13L-40-22Q10-34 62-22Q84-16 86 0Q78 20 34 24H-30Q-84 14-104 0Z" fill="#ee4827" />
      <path d="M-96-13L-114-46H-92L-66-17Z" fill={sceneInks.navy} />
      <path d="M-20-27Q0-46 26-46Q44-44 50-25Z" fill="#bfe2d8" />
      <path d="M12-46V-26" strokeWidth="4" />
      <path d="M-44 4H48Q40 18 6 18H-40Q-52 12-44 4Z" fill="#ffc23d" />
      <path d="M86-30V30" strokeWidth="6" strokeLinecap="round" />
      <circle cx="88" cy="0" r="7" fill={sceneInks.navy} />
      <path d="M10 24L2 44M26 24L34 42" strokeWidth="4" />
      <path d="M-6 48a8 8 0 0 1 16 0a8 8 0 0 1-16 0M28 46a8 8 0 0 1 16 0a8 8 0 0 1-16 0" fill={sceneInks.navy} />
    </g>
  );
}
