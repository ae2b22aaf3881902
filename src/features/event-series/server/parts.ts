/** What of a change of one night the others get: pure (decision 0191). */
import { isSame, type EditedFields } from '#market/listings/edit-rules.ts';

/** What is each night’s own: never given to the others. */
const ownFields: readonly string[] = ['date', 'fold', 'status', 'featured'];
/** What says one thing together: a night that has one of them of its own keeps them all. */
const together: readonly (readonly string[])[] = [
  ['time', 'doors', 'duration'],
  ['location', 'address', 'latitude', 'longitude', 'businessId'],
  ['price', 'currency'],
  ['category', 'vatSupply'],
];

/** The changed fields that the other nights get as well, those that say one thing together in one part. */
export function partsOf(before: EditedFields, after: EditedFields): string[][] {
  const changed = Object.keys(after).filter((name) => !ownFields.includes(name) && !isSame(before[name], after[name]));
  const parts = Map.groupBy(changed, (name) => together.find((names) => names.includes(name))?.[0] ?? name);
  return [...parts.values()];
}

/** What becomes of one part at another night: it has it already, it has one of its own, or it gets it. */
export function partAt(
  night: EditedFields,
  before: EditedFields,
  after: EditedFields,
  part: readonly string[],
): 'same' | 'own' | 'changes' {
  if (part.every((name) => isSame(night[name], after[name]))) return 'same';
  const names = together.find((some) => part.some((name) => some.includes(name))) ?? part;
  return names.every((name) => isSame(night[name], before[name])) ? 'changes' : 'own';
}
