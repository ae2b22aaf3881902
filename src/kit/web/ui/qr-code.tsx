import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** Scanners need this much light around a code (ISO/IEC 18004: four modules). */
const quietZone = 4;

type QrProps = {
  readonly text: string;
  /** What it is, for readers. */
  readonly label: string;
  readonly className?: string;
  /** How much of it may be lost: a third unless told. */
  readonly ecc?: 'medium' | 'high';
};

/** A text as a QR code, drawn here: a third of it may be scratched or in the shade. Dark on light at every hour. */
export function QrCode({ text, label, className, ecc = 'high' }: QrProps) {
  const { size, path } = useMemo(() => drawn(text, ecc), [text, ecc]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="var(--code-paper)" />
      <path d={path} fill="var(--code)" />
    </svg>
  );
}

/** The dark modules as one path, a stroke for each run of a row. */
function drawn(text: string, ecc: 'medium' | 'high'): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc, border: quietZone });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${end - x}v1H${x}z`;
    }),
  );
  return { size: rows.length, path: runs.join('') };
}
