/** Once for all test files: migrates files for PGlite and a template for PostgreSQL, and builds what tests start. */
import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { askServer, openPostgres } from '#kit/server/db.ts';
import { onMaintenance, onServer, testServerUrl } from '#kit/server/testing.ts';
import type { Prepared } from '#kit/server/testing.ts';
import { buildPrograms } from '../build-programs.ts';
import { readyEmbedded } from './embedded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    prepared: Prepared;
    /** The folder of the programs that tests start. */
    programs: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Side by side: the one is the database's own thread, the other the bundler's.
  const [prepared, programs] = await Promise.all([prepare(), buildPrograms()]);
  project.provide('prepared', prepared);
  project.provide('programs', programs);
  const url = testServerUrl();
  return async () => {
    if (url !== undefined && prepared.template !== undefined) await dropAll(url, prepared.template);
  };
}

async function prepare(): Promise<Prepared> {
  // With a server too: houses that are started as a process of their own have the embedded database.
  const embedded = await readyEmbedded();
  const url = testServerUrl();
  if (url === undefined) return { embedded, template: undefined };
  const template = `aftersun_template_${randomBytes(6).toString('hex')}`;
  await onMaintenance(url, `create database ${template}`);
  const database = await openPostgres(onServer(url, template));
  await database.migrate();
  await database.close();
  return { embedded, template };
}

/** The template and the databases that the workers made of it. */
async function dropAll(url: string, template: string): Promise<void> {
  await askServer(url, async (ask) => {
    const names = await ask(
      `select datname from pg_database where starts_with(datname, '${template}') order by length(datname) desc`,
    );
    for (const [name] of names) await ask(`drop database if exists ${name} with (force)`);
  });
}
