/** What is told in a sentence, and what it asks for instead; nothing leaves a gap. */
import { saying } from './rule.ts';

export type Aside = readonly [told: RegExp, asks: string];

export const whole = (source: string, asks = ''): Aside => [saying(source), asks === '' ? ' | ' : asks];
