import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** What never enters a log, wherever it stands (quality, Security): phones, e-mails, tokens, cards. */
const secrets = [
  'phone',
  'email',
  'password',
  'token',
  'cookie',
  'authorization',
  'cardNumber',
  'cvc',
  'clientSecret',
  'body',
];

/** JSON lines on standard output; bodies and headers are never logged, and known secrets are struck out besides. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    serializers: { error: describeError },
  });
}

/** An error without the values of the statement that failed: drizzle puts parameters into its message. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const shown = cause ?? error;
  return {
    type: shown.name,
    message: shown.message.split('\nparams:')[0],
    stack: shown.stack?.split('\n').slice(1, 8).join('\n'),
  };
}
