import { useState } from 'react';
import type { Circle } from '../mercator.ts';
import { areaAround, isOutOfTown } from './looks.ts';

export type Position =
  | { readonly state: 'unasked' | 'asking' | 'denied' | 'unknown' }
  | { readonly state: 'known'; readonly latitude: number; readonly longitude: number }
  | { readonly state: 'far'; readonly away: number };

const patience = 10_000;
/** Good enough for "around here", and a minute old is fresh enough for somebody on foot. */
const wish: PositionOptions = { enableHighAccuracy: false, timeout: patience, maximumAge: 60_000 };
const refusal = 1;

/** Asks the browser where it is; who keeps that, or can't be found, gets the middle of the town (specification 9). */
export function usePosition(onArea: (area: Circle) => void) {
  const [position, setPosition] = useState<Position>({ state: 'unasked' });
  const fallBack = (state: 'denied' | 'unknown') => {
    setPosition({ state });
    onArea(areaAround(undefined).area);
  };
  const ask = () => {
    if (!('geolocation' in navigator)) {
      fallBack('unknown');
      return;
    }
    setPosition({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const { area, away } = areaAround([longitude, latitude]);
        setPosition(isOutOfTown(away) ? { state: 'far', away } : { state: 'known', latitude, longitude });
        onArea(area);
      },
      ({ code }) => fallBack(code === refusal ? 'denied' : 'unknown'),
      wish,
    );
  };
  return { position, ask };
}
