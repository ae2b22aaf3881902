import type { ArtProps } from './art.ts';

/** The great sun at the end of the page, beside the name. It stands on the foot, which is dark at every hour. */
export function SettingSun({ className }: ArtProps) {
  return (
    <svg className={className} width="330" height="220" viewBox="0 0 330 220" aria-hidden="true">
      <path d="M35 136a130 130 0 0 1 260 0Z" fill="#ff6a47" />
      <path d="M0 138H330" stroke="#fbebd0" strokeWidth="7" />
      <path d="M45 164H285M80 188H250M120 212H210" stroke="#ff6a47" strokeWidth="9" />
    </svg>
  );
}
