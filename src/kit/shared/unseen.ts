/**
 * Signs that show nothing, in what somebody wrote: a name made of them is none, and between letters they hide a word from whoever
 * looks for it, or turn the text after them around. They are taken out, but for those that draw something together with the sign
 * before them: joined emoji, flags, and letters of scripts that ask for it.
 */

/** What Unicode lets nobody see, marks of notes between lines, what stands for an object, and two signs that are drawn empty. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{1d159}]/u;

/** The same without those that may draw something. */
const never =
  /(?![\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc\u{1d159}]/gu;

/** Between words of braille it is what a space is elsewhere. */
const brailleBlank = /\u2800/g;

/** England's flag is a black one and its letters, which nobody sees. */
const tags = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\u{e0020}-\u{e007f}]/gu;

/** A sun in colour, another shape of a Chinese sign: behind what is seen. */
const looseVariant = /(?<![\p{L}\p{N}\p{P}\p{S}])\p{Variation_Selector}/gu;

/** A joiner belongs between two emoji, or behind a letter of a script that is joined: neither Latin, Greek nor Cyrillic is. */
const looseJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f](?=\u200d\p{Extended_Pictographic}))(?<!(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Variation_Selector}])[\p{L}\p{M}])[\u200c\u200d]/gu;

/** A text without signs that show nothing. */
export const withoutUnseen = (text: string): string =>
  unseen.test(text)
    ? text
        .replace(never, '')
        .replace(brailleBlank, ' ')
        .replace(tags, '$1')
        .replace(looseVariant, '')
        .replace(looseJoiner, '')
    : text;
