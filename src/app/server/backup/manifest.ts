/** A backup is a folder: what it says of itself, and how its files are proven to be what was written. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A reader of another number can't read it. */
const format = 1;

export const names = {
  manifest: 'manifest.json',
  checksums: 'checksums.sha256',
  /** Lines, of the embedded database. */
  rows: 'database.jsonl.gz',
  /** What pg_dump writes, of a PostgreSQL server's. */
  dump: 'database.dump',
  photos: 'photos',
} as const;

const figures = z.record(z.string(), z.number().int());

export const Manifest = z.strictObject({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  engine: z.enum(['PGlite', 'PostgreSQL']),
  schema: z.string(),
  counts: figures,
  ledger: figures,
  /** Which photos' files were gone already when it was made. */
  photos: z.strictObject({ count: z.number().int(), missing: z.array(z.string()) }),
  checksums: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Something that the one who asked can mend: said as it is, without a stack. */
export class BackupError extends Error {}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

/** Writes the checksums of all that lies in the folder, as sha256sum does, and at last the manifest. */
export async function seal(folder: string, manifest: Omit<Manifest, 'format' | 'checksums'>): Promise<void> {
  const photos = await readdir(join(folder, names.photos));
  const database = manifest.engine === 'PGlite' ? names.rows : names.dump;
  let lines = '';
  for (const file of [database, ...photos.toSorted().map((name) => `${names.photos}/${name}`)])
    lines += `${await hashOf(join(folder, file))}  ${file}\n`;
  await writeFile(join(folder, names.checksums), lines, { mode: 0o600 });
  const checksums = await hashOf(join(folder, names.checksums));
  const text = JSON.stringify({ format, ...manifest, checksums }, null, 2);
  await writeFile(join(folder, names.manifest), `${text}\n`, { mode: 0o600 });
}

/** Reads a backup's manifest and proves all of its files. Throws BackupError for what is none, or is not as it was. */
export async function openSealed(folder: string): Promise<Manifest & { readonly files: ReadonlySet<string> }> {
  const text = await readFile(join(folder, names.manifest), 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`${folder} is no backup: it has no ${names.manifest}.`);
  const found: unknown = JSON.parse(text);
  if (!z.looseObject({ format: z.literal(format) }).safeParse(found).success)
    throw new BackupError(`${folder} is a backup of another format than ${format}, which this house can't read.`);
  const manifest = Manifest.parse(found);
  if ((await hashOf(join(folder, names.checksums)).catch(() => '')) !== manifest.checksums)
    throw new BackupError(`${names.checksums} is not what was written.`);
  const files = new Set<string>();
  for (const line of (await readFile(join(folder, names.checksums), 'utf8')).trimEnd().split('\n')) {
    const [hash, file = ''] = line.split('  ');
    const now = await hashOf(join(folder, file)).catch(() => undefined);
    if (now !== hash) throw new BackupError(`${file} is ${now === undefined ? 'missing' : 'not what was written'}.`);
    files.add(file);
  }
  return { ...manifest, files };
}
