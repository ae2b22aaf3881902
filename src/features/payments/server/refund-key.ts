/** What the provider knows a refund by: its id, and from the second attempt on which one it is, for a refusal keeps its key. Pure. */

export const refundKey = ({ id, attempt }: { readonly id: string; readonly attempt: number }): string =>
  attempt === 1 ? id : `${id}-${attempt}`;

/** The refund and the attempt of such a key; what is no key of the house is its own id, at its first attempt. */
export function refundOfKey(key: string): { id: string; attempt: number } {
  const again = /^(?<id>.+)-(?<attempt>\d+)$/.exec(key)?.groups;
  return { id: again?.['id'] ?? key, attempt: Number(again?.['attempt'] ?? 1) };
}
