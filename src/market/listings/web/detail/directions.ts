import { town } from '#market/town/town.ts';

type Place = {
  readonly location: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** The way to a place on the maps site that phones open in their own app: by its point, else by its address in the town. */
export function directionsUrl({ location, address, latitude, longitude }: Place): string {
  const isKnown = latitude !== null && longitude !== null;
  const words = [location, address, town.name].filter((part, place, all) => part !== '' && all.indexOf(part) === place);
  const destination = isKnown ? `${latitude},${longitude}` : words.join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}
