const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of what is kept as JSON. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What two people made of the same thing: where only one of them changed something, that change; where both did, mine.
 * Lists count as one value.
 */
export function merge<V extends object>(base: V, mine: V, theirs: V): V {
  const merged = Object.entries(mine).map(([name, value]) => {
    const [before, other] = [base[name as keyof V], theirs[name as keyof V]];
    if (isPlain(value) && isPlain(before) && isPlain(other)) return [name, merge(before, value, other)];
    return [name, isSame(value, before) ? other : value];
  });
  return Object.fromEntries(merged) as V;
}
