/** Line icons on a 24 px grid; always beside a word or inside a named control, so hidden from readers. */
const paths = {
  alert: 'M12 3L22 20H2ZM12 10v4.5M12 17v.5',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  check: 'M4 12.5l5 5L20 6.5',
  chevron: 'M6 9l6 6 6-6',
  down: 'M12 4v15M6 13l6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M4 12h16',
  plus: 'M12 4v16M4 12h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM15.5 15.5L21 21',
  x: 'M5 5l14 14M19 5L5 19',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 11v5M12 7.5v.5',
  lock: 'M5 11h14v10H5ZM8 11V8a4 4 0 0 1 8 0v3',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8 3v4M16 3v4',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14L19 12Z',
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`i ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
