import { createInstance } from 'i18next';
import type { Language } from '#kit/shared/messages.ts';

type Dictionary = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;
type Room = { readonly namespace: string; readonly said: Map<string, string> };

/** How many sentences of a room are remembered: its words, and what its cards say again and again. */
const memory = 1000;

export type Translate = (words: Dictionary, key: string, language: Language, values?: Values) => string;

/** A translator on an engine of its own; tests try it on the i18next that browsers get (scripts/lean-i18next.ts). */
export function translateWith(create: typeof createInstance): Translate {
  const engine = create({
    lng: 'en',
    resources: {},
    // Keys are flat: `nav.home` is one key, not a path. React escapes what it shows.
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: true,
    interpolation: { escapeValue: false },
  });
  void engine.init();
  const rooms = new WeakMap<Dictionary, Room>();
  let known = 0;

  /** Each room's words are a namespace, handed over when the room first speaks a language. */
  function roomOf(words: Dictionary, language: Language): Room {
    let room = rooms.get(words);
    if (room === undefined) rooms.set(words, (room = { namespace: `room${(known += 1)}`, said: new Map() }));
    if (!engine.hasResourceBundle(language, room.namespace))
      engine.addResourceBundle(language, room.namespace, words, false, true, { skipCopy: true, silent: true });
    return room;
  }

  return (words, key, language, values) => {
    // A sentence costs the engine some 5 µs and a page has hundreds: said before, it costs the render nothing.
    const asked = values === undefined ? key : `${key} ${language} ${JSON.stringify(values)}`;
    const remembered = rooms.get(words)?.said.get(asked);
    if (remembered !== undefined) return remembered;
    const { namespace, said } = roomOf(words, language);
    const sentence = engine.t(key, {
      lng: language,
      ns: namespace,
      nest: false,
      // Apart from the options, so that no value is ever taken for one.
      replace: values ?? {},
      ...(typeof values?.['count'] === 'number' ? { count: values['count'] } : {}),
    });
    if (said.size === memory) said.clear();
    said.set(asked, sentence);
    return sentence;
  };
}

/**
 * One word in one language: `{{name}}` is filled in, `key_one` and `key_other` are asked for as `key` with a `count`,
 * and a key without a word shows the key.
 */
export const translate = translateWith(createInstance);
