/** Where: landmarks of the town by any of their names. */
import type { Landmark } from '#market/town/landmarks.ts';
import { landmarks } from '#market/town/landmarks.ts';
import { tokenize } from '../tokenize.ts';
import type { Rule } from './rule.ts';
import { saying } from './rule.ts';

const namesOf = ({ name, also, written }: Landmark): readonly string[] => [
  ...new Set([...[name.en, name.es].map((one) => tokenize(one).join(' ')), ...also, ...written]),
];

const byName: ReadonlyMap<string, Landmark> = new Map(
  landmarks.flatMap((landmark) => namesOf(landmark).map((name) => [name, landmark] as const)),
);

/** The landmark that a text names whole, whatever its case, accents and article. */
export function landmarkNamed(text: string): Landmark | undefined {
  const words = tokenize(text);
  return (
    byName.get(words.join(' ')) ??
    (/^(?:the|el|la|le)$/.test(words[0] ?? '') ? byName.get(words.slice(1).join(' ')) : undefined)
  );
}

const longestFirst = [...byName.keys()].toSorted((a, b) => b.length - a.length);
const lead =
  '(?:(?:in|at|on|near|nearby|next to|close to|around|by|from|to|in der nahe von|bij|nabij|pres|pres de|dans|en|cerca|junto|alrededor|desde|am|im|an|zum|vom|bei|vanaf|du|au|a) )*(?:(?:de|del|al|a) )?(?:(?:the|el|la|l|los|las|le|der|den|dem|het|des?) )?';

/** "Far from the old town", "not in Levante": nothing is asked of it. */
const elsewhere =
  '(?:far (?:away )?from|away from|outside(?: of)?|not (?:in|at|near|around|by)|anywhere but|except|lejos de|fuera de|que no (?:sea|este) (?:en|cerca de)|no (?:en|cerca de)|weit (?:weg )?von|ausserhalb von|nicht (?:in|am|im|bei)|ver van|ver weg van|buiten|niet (?:in|bij)|loin d[eu]|en dehors d[eu]|pas (?:dans|a))';

/** "Get home to La Cala" from where somebody is: what brings them there is not at home. */
const wayHome =
  '(?:(?:get|getting|go|going|ride|lift|bus|taxi|way|volver|llegar|regresar|ir|bus|komme|kommen|kom|rentrer) )*(?:back )?(?:home|a casa|nach hause|naar huis|chez moi|chez nous) (?:(?:to|in|at|near|a|en|nach|in|bei|naar|bij) )?';

export const placeRules: readonly Rule[] = [
  {
    pattern: saying(`${wayHome}(?:(?:the|el|la|l|los|las|le|der|den|dem|de|het) )?(?:${longestFirst.join('|')})`),
    read: () => ({}),
    words: 'way home',
  },
  {
    pattern: saying(`${elsewhere}l? (?:(?:the|el|la|l|los|las|le|der|den|dem|de|het) )?(?:${longestFirst.join('|')})`),
    read: () => ({}),
  },
  {
    // A castle to jump in, or of sand, is no quarter.
    pattern: saying(
      `${lead}(?<!(?:bouncy|inflatable|jumping|sand) )(${longestFirst.join('|')})(?! (?:hinchables?|de arena|de fuegos)(?!\\p{L}))`,
    ),
    read: ([, name = '']) => ({ location: byName.get(name)?.name.es }),
  },
];
