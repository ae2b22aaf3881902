/** What the terminal shows at start; everything after it is the log's. */
import type { AdminNote } from './open-house.ts';

export function sayLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The address, and the admin: its password only when it was made at this start. */
export function sayAddress(address: string, admin: AdminNote): void {
  sayLine('');
  sayLine(`  Aftersun is open: ${address}`);
  sayLine(`  Admin phone: ${admin.phone}`);
  if (admin.password) sayLine(`  Admin password (shown only this once): ${admin.password}`);
  sayLine('');
}
