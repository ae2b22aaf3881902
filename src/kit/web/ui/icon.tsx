/** Line icons on a 24 px grid; always beside a word or inside a named control, so hidden from readers. */
export const iconPaths = {
  alert: 'M12 3L22 20H2ZM12 10v4.5M12 17v.5',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  check: 'M4 12.5l5 5L20 6.5',
  chevron: 'M6 9l6 6 6-6',
  down: 'M12 4v15M6 13l6 6 6-6',
  map: 'M3 6l6-2.5 6 2.5 6-2.5v14.5l-6 2.5-6-2.5-6 2.5ZM9 3.5v14.5M15 6v14.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M4 12h16',
  plus: 'M12 4v16M4 12h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM15.5 15.5L21 21',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  x: 'M5 5l14 14M19 5L5 19',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 11v5M12 7.5v.5',
  lock: 'M5 11h14v10H5ZM8 11V8a4 4 0 0 1 8 0v3',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8 3v4M16 3v4',
  left: 'M15 5l-7 7 7 7',
  ribbon: 'M5.5 3.5h13V21L16 18.4a4.6 4.6 0 0 0-8 0L5.5 21Z',
  right: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14L19 12Z',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5l3.5 2',
  globe: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  pen: 'M4 20l1-5L16 4l4 4L9 19Z',
  people:
    'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 5a3.5 3.5 0 0 1 0 6.5M18 14c2.5.8 3.5 3 3.5 6',
  send: 'M3 4l19 8-19 8 3-8ZM6 12h8',
  target: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  ticket: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4ZM14 6v2M14 11v2M14 16v2',
} as const;
export type IconName = keyof typeof iconPaths;

/** A sign in the colour of the text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
