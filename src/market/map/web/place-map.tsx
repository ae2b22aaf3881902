import { memo } from 'react';
import { planFormat, planOf, planUrl } from '../plan.ts';
import { hours } from '#market/town/hours.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { MapNames } from './map-names.tsx';
import { messages } from './messages.ts';
import * as styles from './names.module.css';

type PlaceMapProps = {
  readonly latitude: number;
  readonly longitude: number;
  /** Whose place it is, for those who can't see the plan. */
  readonly title: string;
};

/**
 * A still plan with a pin, in both inkings: drawn by the server, needs no script, loaded when it comes into sight. Its names
 * are measured anew only when its place is another, and not with each press on the page around it.
 */
export const PlaceMap = memo(function PlaceMap({ latitude, longitude, title }: PlaceMapProps) {
  const words = useWords(messages);
  const { view, pin, isBeyond } = planOf({ latitude, longitude });
  return (
    <div className={styles.placeMap}>
      {hours.map((hour) => (
        <img
          key={hour}
          data-only={hour}
          src={planUrl({ latitude, longitude }, hour)}
          width={planFormat.width}
          height={planFormat.height}
          alt={words(isBeyond ? 'planBeyond' : 'plan', { title })}
          loading="lazy"
          decoding="async"
        />
      ))}
      <MapNames view={view} size={planFormat} spared={[pin]} />
    </div>
  );
});
