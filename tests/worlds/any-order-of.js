/** What makes a level of a statement one that takes no order but by what it gives; so does `select distinct`. */
const fixed = new Set(['union', 'intersect', 'except', 'recursive', 'into', 'fetch']);
const verbs = new Set(['select', 'insert', 'update', 'delete', 'merge', 'values']);

/** The end of what is quoted from here on: a string, a name, a comment or a text between dollars. */
function endOfQuoted(text, from) {
  const rest = text.slice(from);
  const found = /^(?:'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[^]*?\*\/|(\$(?:[A-Za-z_]\w*)?\$)[^]*?\1)/.exec(rest);
  return found ? from + found[0].length : from;
}

/** Gives every `select` of a statement `random()` as the last of what it is ordered by. */
export function inAnyOrder(text) {
  const known = seen.get(text);
  if (known !== undefined) return known;
  // A migration may hold several, which are asked for what they do.
  const changed = text.includes(';') ? text : levelFrom(text, 0)[0];
  seen.set(text, changed);
  return changed;
}
const seen = new Map();

/** One level of a statement, to the bracket that closes it, with the levels in it; and where it ends. */
function levelFrom(text, start) {
  let out = '';
  let at = start;
  const words = [];
  while (at < text.length && text[at] !== ')') {
    const quoted = endOfQuoted(text, at);
    const word = /^[a-z_]\w*/i.exec(text.slice(at, at + 64))?.[0];
    if (quoted > at) {
      out += text.slice(at, quoted);
      at = quoted;
    } else if (text[at] === '(') {
      const [inner, end] = levelFrom(text, at + 1);
      out += `(${inner})`;
      at = end + 1;
    } else if (word !== undefined && !/[\w$.]/.test(out.at(-1) ?? '')) {
      words.push({ name: word.toLowerCase(), place: out.length });
      out += word;
      at += word.length;
    } else {
      out += text[at];
      at += 1;
    }
  }
  return [ordered(out, words), at];
}

function ordered(level, words) {
  const names = words.map(({ name }) => name);
  const begins = names[0] === 'select' || (names[0] === 'with' && names.find((name) => verbs.has(name)) === 'select');
  const isDistinct = names.some((name, n) => name === 'distinct' && names[n - 1] === 'select');
  if (!begins || isDistinct || !names.includes('from') || names.some((name) => fixed.has(name))) return level;
  const from = words.findIndex(({ name }) => name === 'from');
  const isEnd = (name, next) =>
    name === 'limit' || name === 'offset' || (name === 'for' && /^(update|share|no|key)$/.test(next));
  const end = words.find(({ name }, n) => n > from && isEnd(name, words[n + 1]?.name ?? ''));
  const place = end?.place ?? level.length;
  const hasOrder = words.some(({ name }, n) => n > from && name === 'order' && words[n + 1]?.name === 'by');
  return `${level.slice(0, place).trimEnd()}${hasOrder ? ', ' : ' order by '}random() ${level.slice(place)}`;
}
