import { CatchBoundary, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '#kit/shared/numbers.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { latePart, type Wait } from '#kit/web/parts/late-part.tsx';
import { MissingLine } from '#kit/web/parts/missing-line.tsx';
import { nightOf } from '#market/town/dates.ts';
import { changed, type SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';
import { pinLabel } from './pin-label.ts';
import type { Found } from './queries.ts';
import * as styles from './map-view.module.css';

type Props = {
  readonly address: SearchAddress;
  readonly found: Found | undefined;
  readonly isBusy: boolean;
  readonly chosen: string | undefined;
  /** Its card is looked at in the list. */
  readonly pointed: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  readonly popup: (id: string) => ReactNode;
};

const ResultMap = latePart(
  () => import('#market/map/web/result-map.tsx').then((module) => module.ResultMap),
  MapMissing,
);

/** The results on the map. It is loaded where it is asked for; without it the list goes on. */
export function MapView({ address, found, isBusy, chosen, pointed, onChoose, popup }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { lat, lng, radius } = address;
  const area =
    lat === undefined || lng === undefined || radius === undefined
      ? undefined
      : { latitude: lat, longitude: lng, radius };
  const markers = found?.markers ?? [];
  const said = { night: nightOf(useNow()), language, free: words('free') };
  return (
    <>
      <div className={styles.mapPlace}>
        <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailed}>
          <ResultMap
            markers={markers.map((marker) => ({ ...marker, kind: marker.type, label: pinLabel(marker, said) }))}
            chosen={chosen}
            pointed={pointed}
            onChoose={onChoose}
            popup={popup}
            area={area}
            isBusy={isBusy}
            onArea={({ latitude, longitude, radius: wide }) => {
              onChoose(undefined);
              const to = changed(address, { lat: latitude, lng: longitude, radius: wide });
              void navigate({ to: '/search', search: to, resetScroll: false });
            }}
          />
        </CatchBoundary>
      </div>
      {found?.isMore && (
        <p className={styles.mapNote}>{words('mapMore', { total: formatNumber(markers.length, language) })}</p>
      )}
    </>
  );
}

function MapMissing(wait: Wait) {
  const words = useWords(messages);
  return (
    <div className={styles.mapNote}>
      <MissingLine text={words('mapFailed')} {...wait} />
    </div>
  );
}

function MapFailed() {
  const words = useWords(messages);
  return (
    <p className={styles.mapNote} role="alert">
      {words('mapFailed')}
    </p>
  );
}
