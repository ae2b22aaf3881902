/** Occasions for which a group comes: a stag do, a birthday, a team. Beside a place to stay they say how large it has to be. Pure. */
import { lazily } from '#kit/shared/lazily.ts';
import { occasions } from '../vocabulary/concepts/occasions.ts';
import type { QueryTerm } from '../query-terms.ts';
import { keysOf, phraseKey } from '../query-terms.ts';

/** One name each of theirs: all the others stand beside it (concepts). */
const ofGroups = ['stag do', 'birthday', 'team building'];

const groupKeys: () => ReadonlySet<string> = lazily(
  () =>
    new Set(
      occasions
        .map(({ names }) => names.split(', '))
        .filter((names) => names.some((name) => ofGroups.includes(name)))
        .flat()
        .map(phraseKey),
    ),
);

export const isOfGroup = ({ words, isOccasion }: QueryTerm): boolean =>
  isOccasion && keysOf(words).some((key) => groupKeys().has(key));
