import type { ArtProps } from './art.ts';

/** Something failed: the parasol stands, its pole does not. */
export function BrokenParasol({ className }: ArtProps) {
  return (
    <svg className={className} width="150" height="104" viewBox="0 0 150 104" fill="none" aria-hidden="true">
      <path d="M20 62a55 50 0 0 1 110 0Z" fill="#ee4827" />
      <path d="M56 62a19 50 0 0 1 38 0Z" fill="#fff5e0" />
      <path d="M75 12V8M75 62V74M75 74l-14 14" stroke="var(--ink)" strokeWidth="4" />
      <path d="M8 96q12-8 24 0t24 0 24 0 24 0 24 0" stroke="var(--edge)" strokeWidth="4" />
    </svg>
  );
}
