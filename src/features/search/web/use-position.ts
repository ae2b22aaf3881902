import { useState } from 'react';
import { areaAround, isOutOfTown } from '#market/map/web/looks.ts';

type PositionNote = 'locating' | 'denied' | 'far';
type Spot = { readonly lat: number; readonly lng: number };

const patience = { timeout: 10_000, maximumAge: 300_000 };

/** Three decimals: about a hundred metres, which is enough to say what is near and not in which house somebody is. */
const coarse = (degrees: number) => Number(degrees.toFixed(3));

/**
 * Asks the browser where somebody is, when they pressed for it and never before; it is kept nowhere but in the address
 * that they see. Who keeps it for themselves, or is in another town, is told so; the middle of this one is given for
 * them (specification: the fallback point), and that it is not theirs.
 */
export function usePosition(): {
  note: PositionNote | undefined;
  ask: (then: (spot: Spot, isTheirs: boolean) => void) => void;
} {
  const [note, setNote] = useState<PositionNote>();
  const ask = (then: (spot: Spot, isTheirs: boolean) => void) => {
    const answer = (position?: GeolocationPosition) => {
      const { area, away } = areaAround(position && [position.coords.longitude, position.coords.latitude]);
      const isTheirs = position !== undefined && !isOutOfTown(away);
      setNote(isTheirs ? undefined : position ? 'far' : 'denied');
      const { latitude, longitude } = area;
      then(isTheirs ? { lat: coarse(latitude), lng: coarse(longitude) } : { lat: latitude, lng: longitude }, isTheirs);
    };
    setNote('locating');
    if ('geolocation' in navigator) navigator.geolocation.getCurrentPosition(answer, () => answer(), patience);
    else answer();
  };
  return { note, ask };
}
