/**
 * What forms know of contracts (`facts.ts` of a room), and what Intl is asked once for all (decision 0060), reaches the
 * browser as the plain data it is: the module is run while the house is built, and what it exports takes its place. So it
 * does for the server, which would ask Intl and read contracts at each of its starts.
 * Neither zod nor a contract goes along (decision 0036).
 */
import { pathToFileURL } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

/** The facts of a room, and those of the floors below. */
export const isFactsFile = /\/src\/(?:features\/[^/]+\/(?:[\w-]+-)?|market\/[^/]+\/|kit\/shared\/[^/]+\/)facts\.ts$/;

type Exports = Readonly<Record<string, unknown>>;

/** A module that exports the same as plain data. Throws for what is more than that. */
export function plain(exports: Exports): string {
  return Object.entries(exports)
    .map(([name, value]) => {
      const text = JSON.stringify(value, (_, part: unknown) => {
        if (typeof part === 'function' || typeof part === 'bigint') throw new Error(`${name} is not plain data`);
        return part;
      });
      return `export const ${name} = ${text};\n`;
    })
    .join('');
}

/**
 * For both halves of a built house; in development the server runs the module itself. A build reads it as Node reads any
 * source, because it changes no more meanwhile; in development it is read anew whenever something under it changes.
 */
export function plainFacts(): Plugin {
  let isBuild = false;
  return {
    name: 'plain-facts',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    applyToEnvironment: ({ name, config }) => name === 'client' || config.command === 'build',
    load: {
      filter: { id: isFactsFile },
      async handler(id) {
        if (isBuild) return { code: plain((await import(pathToFileURL(id).href)) as Exports), map: null };
        const { module, dependencies } = await runnerImport<Exports>(id, { configFile: false, logLevel: 'error' });
        for (const file of dependencies) this.addWatchFile(file);
        return { code: plain(module), map: null };
      },
    },
  };
}
