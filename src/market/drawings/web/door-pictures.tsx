import type { ReactNode } from 'react';
import type { ArtProps } from './art.ts';

/* Each door has its own colour at both hours, so the pictures on them keep theirs. */
const navy = '#1a2340';
const cream = '#fff5e0';
const red = '#ee4827';
const sun = '#ffc23d';
const aqua = '#52b5aa';

const ticket = (
  <>
    <circle cx="128" cy="150" r="92" fill="#ff8a5c" />
    <circle cx="128" cy="150" r="66" fill={sun} />
    <g transform="rotate(-14 120 110)" stroke={navy}>
      <path d="M62 74h116v28a12 12 0 0 0 0 24v28H62v-28a12 12 0 0 0 0-24Z" fill={cream} stroke="none" />
      <path d="M142 78v72" strokeWidth="3" strokeDasharray="2 7" strokeLinecap="round" />
      <path d="M78 140a24 24 0 0 1 48 0Z" fill={red} stroke="none" />
      <path d="M74 141h56" strokeWidth="4" />
      <path d="M78 90h44M78 100h28" strokeWidth="5" />
    </g>
  </>
);

const boat = (
  <>
    <circle cx="118" cy="112" r="58" fill={sun} />
    <path d="M40 172v-24a22 12 0 0 1 44 0a22 12 0 0 1 44 0a22 12 0 0 1 44 0a22 12 0 0 1 44 0v24Z" fill={aqua} />
    <path d="M118 38Q176 96 170 130H118Z" fill={cream} />
    <path d="M112 52Q76 100 72 130h40Z" fill={red} />
    <path d="M62 136h118q-10 24-34 24H92q-24 0-30-24Z" fill={navy} />
  </>
);

const pan = (
  <>
    <circle cx="122" cy="112" r="76" fill="#ffd877" />
    <path
      d="M66 88Q40 96 44 118Q48 132 66 130M178 88Q204 96 200 118Q196 132 178 130"
      fill="none"
      stroke={navy}
      strokeWidth="8"
    />
    <circle cx="122" cy="112" r="58" fill={navy} />
    <circle cx="122" cy="112" r="50" fill="#f5822f" />
    {[10, 70, 130, 190, 250, 310].map((turn) => (
      <g key={turn} transform={`translate(122 112) rotate(${turn}) translate(0 -32)`}>
        <path d="M-11 5Q-13-10 0-14Q13-10 11 5Q0 12-11 5Z" fill={navy} />
        <path d="M-6 3Q-7-5 0-8Q7-5 6 3Q0 7-6 3Z" fill={aqua} />
      </g>
    ))}
    <circle cx="122" cy="112" r="15" fill={cream} />
    <circle cx="122" cy="112" r="12" fill={red} />
    <path d="M122 100V124M110 112H134M114 104l16 16M130 104l-16 16" stroke={cream} strokeWidth="2" />
  </>
);

const notice = (
  <g transform="rotate(7 120 110)" stroke={navy}>
    <rect x="66" y="52" width="104" height="130" fill={cream} stroke="none" />
    <path d="M82 84h66M82 100h72M82 116h48" strokeWidth="7" />
    <path d="M66 146h104M92 146v40M118 146v40M144 146v40" strokeWidth="2.5" strokeDasharray="4 4" />
    <circle cx="118" cy="54" r="13" fill={red} stroke="none" />
    <circle cx="114" cy="50" r="4" fill="#ff9c7f" stroke="none" />
  </g>
);

const pictures = { events: ticket, rentals: boat, dining: pan, jobs: notice } as const satisfies Readonly<
  Record<string, ReactNode>
>;
export type Door = keyof typeof pictures;

/** What waits behind a door of the search: a ticket, a boat, a pan, a notice. */
export function DoorPicture({ door, className }: ArtProps & { readonly door: Door }) {
  return (
    <svg
      className={className}
      width="180"
      height="172"
      viewBox="0 0 180 172"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      {pictures[door]}
    </svg>
  );
}
