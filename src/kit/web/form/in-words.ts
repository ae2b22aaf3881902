import type { Messages, WordKey } from '#kit/shared/messages.ts';

type Worded<K extends string> = {
  readonly label?: WordKey<K>;
  readonly hint?: WordKey<K> | readonly WordKey<K>[];
  readonly [other: string]: unknown;
};

/** An entry that several forms share, with the words it brings. */
export function inWords<K extends string, const E extends Worded<K>>(
  words: Messages<K>,
  entry: E,
): E & { readonly words: Messages } {
  return { ...entry, words };
}
