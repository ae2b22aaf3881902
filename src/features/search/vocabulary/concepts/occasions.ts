/**
 * All occasions and moods: who asks for one asks for what serves it, not the other way round (who asks for karaoke has no
 * birthday). In words that listings may say and whole categories, asked by in five languages, without accents.
 */
import { company } from './company.ts';
import { goingOut } from './going-out.ts';
import { moods } from './moods.ts';
import type { Occasion } from './occasion.ts';
import { reasons } from './reasons.ts';

export const occasions: readonly Occasion[] = [...goingOut, ...moods, ...reasons, ...company];
