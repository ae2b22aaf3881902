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

/** The changed fields that the other nights get as well, those that say one thing together in one group. */
export function changedGroups(before: EditedFields, after: EditedFields): string[][] {
  const changed = Object.keys(after).filter((name) => !ownFields.includes(name) && !isSame(before[name], after[name]));
  const groups = Map.groupBy(changed, (name) => together.find((names) => names.includes(name))?.[0] ?? name);
  return [...groups.values()];
}

/** What becomes of one group at another night: it has it already, it has one of its own, or it gets it. */
export function groupAt(
  night: EditedFields,
  before: EditedFields,
  after: EditedFields,
  group: readonly string[],
): 'same' | 'own' | 'changes' {
  if (group.every((name) => isSame(night[name], after[name]))) return 'same';
  const names = together.find((some) => group.some((name) => some.includes(name))) ?? group;
  return names.every((name) => isSame(night[name], before[name])) ? 'changes' : 'own';
}
