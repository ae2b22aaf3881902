/** Runs a command of the terminal: what its caller can mend is said in a sentence, anything else with where it happened. */
import { DataLockedError, NewerDatabaseError, ProgramError } from '#kit/server/db.ts';
import { EnvError } from '#kit/server/env.ts';
import { sayLine } from '../process/terminal.ts';
import { BackupError } from './manifest.ts';

const plain = [BackupError, DataLockedError, EnvError, NewerDatabaseError, ProgramError];

export async function inPlainWords(failed: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isPlain = error instanceof Error && plain.some((kind) => error instanceof kind);
    sayLine(
      `${failed}: ${isPlain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    process.exitCode = 1;
  }
}
