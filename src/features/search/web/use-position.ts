import { useState } from 'react';
import { areaAround, isOutOfTown } from '#market/map/web/looks.ts';

export type PositionNote = 'locating' | 'denied' | 'far';
type Spot = { readonly lat: number; readonly lng: number };

const patience = { timeout: 10_000, maximumAge: 300_000 };

/**
 * Asks where somebody is. Who keeps it for themselves, or is in another town, is taken for somebody in the middle of
 * this one (specification: the fallback point), and is told so.
 */
export function usePosition(): { note: PositionNote | undefined; ask: (then: (spot: Spot) => void) => void } {
  const [note, setNote] = useState<PositionNote>();
  const ask = (then: (spot: Spot) => void) => {
    const answer = (position?: GeolocationPosition) => {
      const { area, away } = areaAround(position && [position.coords.longitude, position.coords.latitude]);
      if (position) setNote(isOutOfTown(away) ? 'far' : undefined);
      else setNote('denied');
      then({ lat: area.latitude, lng: area.longitude });
    };
    setNote('locating');
    if ('geolocation' in navigator) navigator.geolocation.getCurrentPosition(answer, () => answer(), patience);
    else answer();
  };
  return { note, ask };
}
