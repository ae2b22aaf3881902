/** The scripts the benchmark shares with `npm start` and `npm test`; they are plain JavaScript, so their shapes are told here. */
type Postgres = { url: string; version: string; stop(): Promise<void> } | { why: string };

const script = (name: string) => import(new URL(`../scripts/${name}`, import.meta.url).href);

type Paths = { at: (...parts: string[]) => string; projectNode: string };
type Build = { ensureBuilt: () => Promise<void> };
type Server = { findPostgres: () => Promise<Postgres> };
type Browser = { findBrowser: () => Promise<string> };
type Apt = {
  mayInstall: () => boolean;
  install: (name: string) => Promise<void>;
  onPath: (names: string[]) => string | undefined;
};

export const { at, projectNode }: Paths = await script('paths.js');
export const { ensureBuilt }: Build = await script('building/build.js');
export const { findPostgres }: Server = await script('find-postgres.js');
export const { findBrowser }: Browser = await script('find-browser.js');
export const { mayInstall, install, onPath }: Apt = await script('apt.js');
