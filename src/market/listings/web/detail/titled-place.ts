/** What places are called besides their own names. */
const plainNames = new Set('playa beach calle avenida plaza de del la el los las the of'.split(' '));

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !plainNames.has(word));

/** What a listing is called, and where it is, unless its title names that already: "first line of Levante" is at Playa de Levante. */
export function titledPlace(title: string, location: string): string {
  const [said, place] = [new Set(wordsIn(title)), wordsIn(location)];
  return place.length > 0 && place.every((word) => said.has(word)) ? title : `${title}, ${location}`;
}
