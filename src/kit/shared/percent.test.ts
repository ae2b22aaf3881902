import { expect, it } from 'vitest';
import { formatPercent } from './percent.ts';

it.each([
  ['en', 20, '20%'],
  ['es', 20, '20\u00a0%'],
  ['es', 5.5, '5,5\u00a0%'],
] as const)('writes a share as %s does', (language, value, said) => expect(formatPercent(value, language)).toBe(said));
