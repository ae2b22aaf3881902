import { hours } from '#market/town/hours.ts';
import { useFirstHour } from '#market/town/web/use-first-hour.ts';
import type { Drawn } from './use-drawn-series.ts';

/** A drawing of the press with what is seen on it; the page shows the one of its hour, the other is loaded when the hour changes. */
export function Drawing({ drawn: { urls, width, height, alt } }: { readonly drawn: Drawn }) {
  const first = useFirstHour();
  return hours.map((hour) => (
    <img
      key={hour}
      data-only={hour}
      src={urls[hour]}
      width={width}
      height={height}
      alt={alt}
      loading={hour === first ? 'eager' : 'lazy'}
      fetchPriority={hour === first ? 'high' : undefined}
      decoding="async"
    />
  ));
}
