import { describe, expect, it } from 'vitest';
import { figures, sellersActivities, vatRates } from './figures.ts';

type Entry = { readonly source: string; readonly validFrom: string };
/** Each list of the table, by what of it follows one another. */
const lists: readonly (readonly [name: string, entries: readonly Entry[]])[] = [
  ...[...Map.groupBy(vatRates, ({ supply }) => supply)].map(([supply, some]) => [`rate of ${supply}`, some] as const),
  ...Object.entries(figures).flatMap(([name, some]) =>
    [...Map.groupBy<string, Entry>(some, (one) => ('of' in one ? String(one.of) : ''))].map(
      ([of, entries]) => [`${name} ${of}`, entries] as const,
    ),
  ),
  ...Object.entries(sellersActivities).map(([name, one]) => [name, [one]] as const),
];

describe('the table of the law', () => {
  it.each(lists)('names source and first day of %s, the oldest first', (_name, entries) => {
    for (const { source, validFrom } of entries) {
      expect(source).toMatch(/(?:Ley|RD|RDL|Orden|Directive)\b.*\d/);
      expect(new Date(`${validFrom}T00:00:00Z`).toISOString().slice(0, 10)).toBe(validFrom);
    }
    const days = entries.map(({ validFrom }) => validFrom);
    expect(days).toEqual(days.toSorted());
    expect(new Set(days).size).toBe(days.length);
  });

  it('has all of it', () => expect(lists.length).toBeGreaterThan(20));
});
