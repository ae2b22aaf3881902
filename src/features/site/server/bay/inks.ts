/* Inks on their way from one hour to the other. */

type Ink = string | readonly Ink[] | { readonly [part: string]: Ink };

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two others. */
export function mix(a: string, b: string, share: number): string {
  if (share <= 0 || a === b) return a;
  if (share >= 1) return b;
  const to = channels(b);
  const mixed = channels(a).map((from, i) => Math.round(from + ((to[i] ?? from) - from) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Two inkings of one shape, mixed part by part. */
export function blend<T extends Ink>(a: T, b: T, share: number): T {
  const mixed = (from: Ink, to: Ink): Ink => {
    if (typeof from === 'string') return mix(from, to as string, share);
    if (Array.isArray(from)) return from.map((one, i) => mixed(one, (to as readonly Ink[])[i] ?? one));
    const parts = Object.entries(from as Record<string, Ink>);
    return Object.fromEntries(parts.map(([name, one]) => [name, mixed(one, (to as Record<string, Ink>)[name] ?? one)]));
  };
  return mixed(a, b) as T;
}

/** Slow at both ends. */
export const ease = (share: number): number => share * share * (3 - 2 * share);

/** A colour's story: what it is at which second, mixed between. */
export function storyAt(story: readonly (readonly [seconds: number, colour: string])[], seconds: number): string {
  const next = story.findIndex(([at]) => at > seconds);
  const [fromAt, from] = story.at(next === -1 ? -1 : Math.max(0, next - 1)) ?? [0, '#000000'];
  const [toAt, to] = story[next] ?? [fromAt + 1, from];
  return mix(from, to, (seconds - fromAt) / (toAt - fromAt));
}
