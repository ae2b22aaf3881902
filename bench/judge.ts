/**
 * `node bench/judge.ts file.json`: judges the searches of a file on the demo catalogue, in the order in which the page
 * shows what it found, and prints what each sort comes to, where the rest of the gain was lost and which searches were not answered. The file is one that
 * others wrote (src/features/search/server/judged/by-others.ts).
 */
import { readFileSync } from 'node:fs';
import { serverKinds } from '#app/server/kinds.ts';
import { seedDemo } from '#app/server/seed.ts';
import { judgmentsIn, othersNow } from '#features/search/server/judged/by-others.ts';
import type { RelevanceResult } from '#features/search/server/relevance.ts';
import { evaluateRelevance, summaryOf } from '#features/search/server/relevance.ts';
import { openPglite } from '#kit/server/db.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const row = (name: string, results: readonly RelevanceResult[]) => {
  const { found, gain, missing, shelves, order } = summaryOf(results);
  const lost = `not on the page ${missing.toFixed(3)}, shelves ${shelves.toFixed(3)}, order ${order.toFixed(3)}`;
  return `${name.padEnd(12)} ${String(results.length).padStart(4)}   in three ${found.toFixed(3)}   nDCG@10 ${gain.toFixed(3)}   lost: ${lost}`;
};

const told = ({ sort, query, best, well = [], good, shown, gain }: RelevanceResult) =>
  `${gain.toFixed(2)} ${sort}: ${query}\n     asked ${best.join(' ') || 'nothing'} | ${well.join(' ')} | ${good.join(' ')}\n     shown ${shown.slice(0, 10).join(' ') || 'nothing'}`;

async function judge(file: string): Promise<void> {
  const searches = judgmentsIn(JSON.parse(readFileSync(file, 'utf8')));
  const database = await openPglite();
  try {
    await database.migrate();
    await seedDemo(database.db, othersNow);
    const results = await evaluateRelevance(database.db, serverKinds, othersNow, searches);
    for (const [sort, some] of Map.groupBy(results, (one) => one.sort)) say(row(sort, some));
    say(row('all', results));
    say('\nNot among the first three:');
    for (const one of results) if (!one.isFound) say(told(one));
    say('\nIn a worse order than could be:');
    for (const one of results.toSorted((a, b) => a.gain - b.gain)) if (one.isFound && one.gain < 0.95) say(told(one));
  } finally {
    await database.close();
  }
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of searches: node bench/judge.ts file.json');
await judge(file);
