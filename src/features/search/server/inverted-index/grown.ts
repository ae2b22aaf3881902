/** Typed arrays that grow: one that has room for so many, with what was in it. */
type Growing = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** Short arrays are made twice as long, so that most grow a few times only; of long ones that would be much for nothing. */
const short = 64;

/** The same array where it is long enough; else a copy that is longer by a part of it, so that growing stays cheap. */
export function grown<A extends Growing>(array: A, needed: number): A {
  if (needed <= array.length) return array;
  const more = array.length < short ? array.length : array.length >> 1;
  const longer = new (array.constructor as new (length: number) => A)(Math.max(needed, array.length + more));
  longer.set(array);
  return longer;
}
