import type { ReactNode } from 'react';
import { useWords } from '#kit/web/i18n.tsx';
import { Icon } from '#kit/web/ui/icon.tsx';
import { DetailSection } from './detail-page.tsx';
import { directionsUrl } from './directions.ts';
import { messages } from './messages.ts';
import * as buttonStyles from '#kit/web/ui/button.module.css';
import * as styles from './detail.module.css';

type WhereItIsProps = {
  readonly location: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Of the listing. */
  readonly title: string;
  /** A `PlaceMap`; left out where the point is unknown. */
  readonly map?: ReactNode;
};

/** The place: plan, address, and the way there. */
export function WhereItIs({ location, address, latitude, longitude, title, map }: WhereItIsProps) {
  const words = useWords(messages);
  const isKnown = latitude !== null && longitude !== null;
  return (
    <DetailSection title={words('whereItIs')}>
      <div className={styles.where}>
        {isKnown && map ? <div className={styles.whereMap}>{map}</div> : null}
        <div className={styles.whereLine}>
          <address className={styles.whereAddress}>
            <b>{address.startsWith(location) ? address : location}</b>
            {address.startsWith(location) ? null : <span>{address}</span>}
          </address>
          <a
            className={buttonStyles.btn}
            data-variant="line"
            data-size="sm"
            href={directionsUrl({ location, address, latitude, longitude })}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={words('directionsTo', { title })}
          >
            <Icon name="target" />
            {words('directions')}
          </a>
        </div>
      </div>
    </DetailSection>
  );
}
