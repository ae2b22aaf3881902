/** What comes of each judged search on the demo catalogue, kept beside the results so that a change shows in a diff. */
import { writeFileSync } from 'node:fs';
import { serverKinds } from '#app/server/kinds.ts';
import { seedDemo } from '#app/server/seed.ts';
import { evaluateRelevance, meanPrecision } from '#features/search/server/relevance.ts';
import type { Database } from '#kit/server/db.ts';
import { at } from './project.ts';

/** A summer Friday: what "tonight" finds must not change with the day the benchmark runs. */
const day = new Date('2026-08-21T18:00:00Z');

/** Fills an empty database with the demo catalogue, judges every search and writes search-quality.md. */
export async function writeQuality(database: Database): Promise<void> {
  await database.migrate();
  await seedDemo(database.db, day);
  const results = await evaluateRelevance(database.db, serverKinds, day);
  const lines = results.map(
    ({ query, language, precision, missing, shown }) =>
      `| ${query} | ${language} | ${precision.toFixed(2)} | ${missing.join(', ') || 'nothing'} | ${shown.slice(0, 5).join(', ')} |`,
  );
  const complete = results.filter(({ missing }) => missing.length === 0).length;
  const text = `# The judged searches

${results.length} searches on the demo catalogue. Mean precision at 5 (of the first five shown of each kind):
**${meanPrecision(results).toFixed(3)}**. Searches that find all they must: ${complete} of ${results.length}.
The list was judged by reading the catalogue (src/features/search/server/relevance-judgments.ts); synonyms were added after seeing
what the first run missed, so it guards against decline more than it foretells.

| search | language | precision at 5 | missing | first shown |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
  writeFileSync(at('bench/search-quality.md'), text);
}
