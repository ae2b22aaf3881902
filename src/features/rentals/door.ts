/**
 * The number of a flat, told only to whoever has booked it: kept apart from the address that everybody reads. Pure.
 */

/** A part of an address that names a floor or a door, in Spanish or English. */
const floor =
  /^(?:bajos?|[áa]tico|entresuelo|principal|\d{1,2}\s?[ºª°]?\s?-?\s?(?:[a-z]|izq\w*|dch?a?|derecha)?\.?|\d{1,2}(?:st|nd|rd|th)? (?:floor|piso|planta).*|(?:piso|puerta|pta|planta|apto|apartamento|apartment|apt|flat|floor|door|escalera|esc)\b.*)$/iu;
/** The same behind the number of the house, without a comma: `Calle Gerona 12 4º B`. */
const behindNumber = /^(.*\d)\s+(\d{1,2}\s?[ºª]\s?[a-z]?)$/iu;

/** An address without its floor and door, and those: only what stands behind the number of a house can be one. */
export function splitDoor(written: string): { readonly address: string; readonly door: string } {
  const parts = written
    .split(',')
    .flatMap((part) => behindNumber.exec(part.trim())?.slice(1) ?? part.trim())
    .filter(Boolean);
  const house = parts.findIndex((part) => /\d/.test(part));
  const isDoor = (part: string, place: number) => house !== -1 && place > house && floor.test(part);
  return {
    address: parts.filter((part, place) => !isDoor(part, place)).join(', '),
    door: parts.filter(isDoor).join(', '),
  };
}
