/** Periods of a rental's year with a price, and sometimes a shortest stay, of their own. Pure. */

/** Days, the first and the last among them; no two periods of a rental have one in common. */
export type Season = {
  readonly from: string;
  readonly to: string;
  /** Of a unit that begins on one of these days. */
  readonly priceCents: number;
  /** The same at weekends; null where they cost what its other days do. */
  readonly weekendPriceCents: number | null;
  /** Of a stay that begins on one of them; null for the rental's own. */
  readonly minUnits: number | null;
};

/** The period that a day lies in; there is one at most. */
export const seasonOn = <S extends Pick<Season, 'from' | 'to'>>(seasons: readonly S[], date: string): S | undefined =>
  seasons.find(({ from, to }) => from <= date && date <= to);

/** A period as far as it matters to how long a stay is. */
export type Least = Pick<Season, 'from' | 'to' | 'minUnits'>;

type Terms = { readonly minUnits: number; readonly seasons?: readonly Least[] | undefined };

/** The shortest stay that may begin on a day: its period's, where that has one. */
export const leastOn = ({ minUnits, seasons = [] }: Terms, date: string): number =>
  seasonOn(seasons, date)?.minUnits ?? minUnits;
