/**
 * Which of an owner's changes to something public go out at once, and which the desk sees first (issue 16, decision
 * 0050). Pure; each kind of listing brings its table of fields.
 */

/**
 * What makes a change of one field risky:
 * - `any`: every change, because it says what and where it is, and who stands behind it;
 * - `higher`: an amount above the one before; nothing named counts as nothing asked;
 * - `new`: an entry that was not there before, such as a link or a photo; what is only taken away or moved is not;
 * - `text`: as many of its words changed as stayed, in either language;
 * - `words`: nothing but a link in it;
 * - `none`: nothing.
 * A link that was not there before is risky in all but the last.
 */
type EditRisk = 'any' | 'higher' | 'new' | 'text' | 'words' | 'none';

export type EditRules<N extends string = string> = {
  readonly risks: Readonly<Record<N, EditRisk>>;
  /** Fields that say one thing together: where one of them waits, the others that changed wait with it. */
  readonly together?: readonly (readonly N[])[];
};

export type EditedFields = Readonly<Record<string, unknown>>;

/** What the fields that all kinds of listing have are. A photo is risky as the link to a picture is: it shows what it likes. */
export const listingRisks = {
  description: 'text',
  category: 'any',
  location: 'any',
  address: 'any',
  latitude: 'any',
  longitude: 'any',
  photos: 'new',
  // A drawing of the house.
  chosenPoster: 'none',
  // Not an owner's to change.
  status: 'none',
} as const satisfies Record<string, EditRisk>;

/** From this share of changed words on most of a text is another one. */
export const maxTextChange = 0.5;

/** Whether two values say the same, in whatever order their keys stand; what is missing is null. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The fields in which two states differ. */
export function changedFields(before: EditedFields, after: EditedFields): string[] {
  return Object.keys(after).filter((name) => !isSame(before[name], after[name]));
}

/**
 * The changed fields that wait for the desk. `seen` is what the desk saw last, where that is not how it stands: small
 * changes that went out since count together, and what it has seen before may come back.
 */
export function fieldsToReview(
  { risks, together = [] }: EditRules,
  current: EditedFields,
  wanted: EditedFields,
  seen: EditedFields = {},
): string[] {
  const changed = changedFields(current, wanted);
  const risky = changed.filter((name) =>
    isRisky(risks[name] ?? 'any', name in seen ? seen[name] : current[name], wanted[name]),
  );
  const bound = together.filter((names) => names.some((name) => risky.includes(name))).flat();
  return changed.filter((name) => risky.includes(name) || bound.includes(name));
}

function isRisky(risk: EditRisk, before: unknown, after: unknown): boolean {
  if (risk === 'none' || isSame(before, after)) return false;
  if (risk === 'any' || hasNewLink(before, after)) return true;
  if (risk === 'higher') return Number(after ?? 0) > Number(before ?? 0);
  if (risk === 'new') return entriesOf(after).some((entry) => !entriesOf(before).includes(entry));
  if (risk === 'words') return false;
  const [was, is] = [textsOf(before), textsOf(after)];
  return Object.keys(is).some((language) => changedShare(was[language] ?? '', is[language] ?? '') >= maxTextChange);
}

/**
 * The share of changed words, from 0 to 1: the bag distance over the longer text (Bartolini, Ciaccia and Patella, 2002).
 * Words that only moved are the same words; capitals and marks are none.
 */
export function changedShare(before: string, after: string): number {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const longer = Math.max(was.length, is.length);
  if (longer === 0) return 0;
  const left = new Map<string, number>();
  for (const word of was) left.set(word, (left.get(word) ?? 0) + 1);
  const kept = is.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return 1 - kept.length / longer;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Addresses of the web and of mailboxes, as people write them; looked for from the beginnings of words alone (decision 0138). */
const link = /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.\p{L}{2,}\S*/giu;
const linksOf = (value: unknown) => stringsOf(value).flatMap((text) => text.toLowerCase().match(link) ?? []);

function hasNewLink(before: unknown, after: unknown): boolean {
  const known = linksOf(before);
  return linksOf(after).some((one) => !known.includes(one));
}

/** All texts in a value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

/** A text by its languages; lines of a list are one text. */
function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return { one: stringsOf(value).join('\n') };
  return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, stringsOf(text).join('\n')]));
}

/** What a value holds of links or photos, which are known by their ids. */
function entriesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  if (value !== null && typeof value === 'object' && 'id' in value) return [String(value.id)];
  return typeof value === 'string' ? [value] : [];
}
