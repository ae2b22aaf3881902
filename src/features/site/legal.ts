// Written by `npm run words`: the words stand in words/en and its sisters.
import type { Language } from '#kit/shared/messages.ts';
import type { SameShape } from '#kit/shared/same-shape.ts';
import { words as en } from './words/en/legal.ts';
import { words as es } from './words/es/legal.ts';

export const legal: Readonly<Record<Language, SameShape<typeof en>>> = { en, es };
