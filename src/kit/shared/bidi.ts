/**
 * Texts that are written from right to left, in lines that go from left to right. Beside such a name a price would turn
 * around (UAX #9), so what people wrote is isolated wherever it shares a line: by `fill` in every sentence, by `inLine`
 * in every row of facts, by `isolate` where a screen or a letter puts them together itself.
 */

/** Hebrew, Arabic and their neighbours: the blocks of Unicode whose letters go from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Signs that turn the text after them around, until others end it. Nobody types them into a name. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** A line without signs that turn it around; some phones copy numbers with them. */
export const withoutTurns = (text: string): string => text.replace(turns, '');

/** What somebody wrote, with a direction of its own that ends with it (first strong isolate); other texts stay as they are. */
export const isolate = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** Between two facts of a line: where it is broken, the dot ends the one line and does not begin the next. */
export const dot = '\u00a0· ';

/** Facts in one line: those that there are, each by itself. */
export const inLine = (facts: readonly (string | null | undefined)[], between = dot): string =>
  facts.flatMap((fact) => (fact ? [isolate(fact)] : [])).join(between);
