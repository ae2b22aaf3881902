/** What stands above the letters of Spanish, once they are taken apart. */
const marks = /[\u0300-\u036f]/g;

/**
 * The words of a text in small letters without accents. Cards are made by the hundred and each asks for its words, so
 * letters are read by their codes: four times as fast as by an expression. Other scripts have no word in the tables.
 */
export function latinWords(text: string): string[] {
  const small = text.toLowerCase();
  const plain = isPlain(small) ? small : small.normalize('NFD').replaceAll(marks, '');
  const words: string[] = [];
  let from = -1;
  for (let i = 0; i <= plain.length; i++) {
    const code = plain.charCodeAt(i);
    const isOfWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    if (isOfWord && from < 0) from = i;
    if (isOfWord || from < 0) continue;
    words.push(plain.slice(from, i));
    from = -1;
  }
  return words;
}

function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
