/** Opening hours as one line that people write: `mon-thu 10:00-02:00; fri, sat 12:00-04:00`. */
type Hours = { readonly days: readonly number[]; readonly opens: string; readonly closes: string };

/** From Monday on, as the contract counts. */
const english = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const spanish = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const dayOf = (word: string) => {
  const start = bare(word).slice(0, 3);
  const known = english.indexOf(start);
  return known >= 0 ? known : spanish.map(bare).indexOf(start);
};

/** The days of `mon-thu`, of `fri` and of what is parted by commas; undefined where a word is no day. */
function daysOf(text: string): number[] | undefined {
  const days = new Set<number>();
  for (const part of text.split(',')) {
    const [from = '', to = from, ...more] = part.split('-').map((word) => word.trim());
    const [first, last] = [dayOf(from), dayOf(to)];
    if (first < 0 || last < 0 || more.length > 0) return undefined;
    for (let day = first; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === last) break;
    }
  }
  return [...days].toSorted((a, b) => a - b);
}

/** What the line says; undefined where it can't be read. */
export function hoursOf(text: string): Hours[] | undefined {
  const entries = text
    .split(';')
    .map((entry) => entry.replaceAll(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '')
    .map((entry): Hours | undefined => {
      const [, named = '', opens = '', closes = ''] = /^(.*?) (\d\d:\d\d) ?[-–] ?(\d\d:\d\d)$/.exec(entry) ?? [];
      const days = named === '' ? undefined : daysOf(named);
      return days && { days, opens, closes };
    });
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

/** The line of hours; three days and more in a row are said from the first to the last. */
export const hoursText = (hours: readonly Hours[]): string =>
  hours.map(({ days, opens, closes }) => `${runsOf(days).map(runText).join(', ')} ${opens}-${closes}`).join('; ');

const runText = ({ first, last }: { first: number; last: number }) =>
  first === last ? english[first] : `${english[first]}-${english[last]}`;

function runsOf(days: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}
