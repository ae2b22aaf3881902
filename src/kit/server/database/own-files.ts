import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What is changed of the database's own file system. */
type Files = { chmod(file: unknown, mode: number, isLink?: boolean): void };
type Started = Awaited<ReturnType<NodeFS['init']>>;

/**
 * A folder for the embedded database whose files are for their user only. The umask of the process is not enough: the
 * database has one of its own, 022, by which it sets the modes of what it has made.
 */
export class OwnFiles extends NodeFS {
  override async init(pg: PGlite, opts: Parameters<NodeFS['init']>[1]): Promise<Started> {
    const started = await super.init(pg, opts);
    const closeToOthers: NonNullable<Started['emscriptenOpts']['preRun']>[number] = ({ FS }) => {
      const files: Files = FS;
      const chmod = files.chmod.bind(files);
      files.chmod = (file, mode, isLink) => chmod(file, mode & ~0o077, isLink);
    };
    const preRun = [...(started.emscriptenOpts.preRun ?? []), closeToOthers];
    return { ...started, emscriptenOpts: { ...started.emscriptenOpts, preRun } };
  }
}
