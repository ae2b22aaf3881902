/** A name for what is sent: the same one twice is one message. Random, and known to whoever sends alone. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join('');
