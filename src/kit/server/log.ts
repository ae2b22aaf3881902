import { pino } from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';

export type Log = Logger;

/** What never enters a log, wherever it stands (quality, Security): phones, e-mails, tokens, cards. */
const secretNames = /phone|e-?mail|password|token|cookie|authorization|card|cvc|secret|^body$/i;
const struck = '[redacted]';

/**
 * The same in a text: an address, a phone number, a token of a session or a link. A mailbox has 64 signs before its @ at
 * most, and without an end a text of none would be gone through from each of its signs (decision 0138).
 */
const secretTexts =
  /[^\s@/"'<>()=,;:]{1,64}@[^\s@/"'<>()]{1,255}\.[a-z]{2,}|\+\d[\d ().-]{6,}\d|\b\d{9,19}\b|[\w-]{40,}/gi;
const strikeText = (text: string) => text.replace(secretTexts, struck);

/** JSON lines on standard output (or where a test reads them); bodies and headers are never logged in the first place. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: (line: object) => strike(line, 0) as Record<string, unknown> },
    hooks: {
      // pino takes the message of an error that is logged alone; ours are described, never repeated.
      logMethod(this: Logger, [first, ...rest]: unknown[], method: (...line: unknown[]) => void) {
        const line =
          first instanceof Error ? [{ error: first }, ...(rest.length > 0 ? rest : ['failed'])] : [first, ...rest];
        method.apply(
          this,
          line.map((part) => (typeof part === 'string' ? strikeText(part) : part)),
        );
      },
    },
  } satisfies LoggerOptions;
  return to ? pino(options, to) : pino(options);
}

/** A copy without what is secret; deeper than anybody logs there is nothing to see. */
function strike(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return strikeText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value);
  if (depth > 5) return struck;
  if (Array.isArray(value)) return value.map((one) => strike(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretNames.test(name) ? struck : strike(inner, depth + 1)]),
  );
}

/** What first went wrong, without the values of a statement that failed: drizzle puts parameters into its message. */
function describeError(error: Error): object {
  let root = error;
  while (root.cause instanceof Error) root = root.cause;
  return {
    type: root.name,
    ...('code' in root ? { code: root.code } : {}),
    message: strikeText((root.message.split('\nparams:')[0] ?? '').slice(0, 1000)),
    // Only the frames: a message of several lines stands before them.
    stack: strikeText(
      (root.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 8)
        .join('\n'),
    ),
  };
}
