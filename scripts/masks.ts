/** Tells how many of a file's phrases the masks of messages judge rightly: `node scripts/masks.ts phrases.json`. */
import { readFileSync } from 'node:fs';
import { judgePhrases } from '#market/masking/judge.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name a file of phrases.');
const { wrong, total, innocent, falselyHidden } = judgePhrases(JSON.parse(readFileSync(file, 'utf8')));
const percent = (part: number, of: number) => `${((100 * part) / Math.max(of, 1)).toFixed(1)} %`;
for (const { kind, text, masked } of wrong) process.stdout.write(`${kind}: ${text}\n  -> ${masked}\n`);
process.stdout.write(
  `${total - wrong.length} of ${total} rightly (${percent(total - wrong.length, total)}), ` +
    `${falselyHidden} of ${innocent} innocent ones falsely hidden (${percent(falselyHidden, innocent)})\n`,
);
