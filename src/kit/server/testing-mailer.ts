/** For tests only: the mail server's edge, which keeps what it is handed. The real one is met in tests/mail-delivery. */
import type { Mail, Mailer } from './mailer.ts';
import { MailFault } from './mailer.ts';

export type KeepingMailer = Mailer & {
  /** What was taken, in order. */
  readonly mails: Mail[];
  /** The keys behind the # of the links in them, in order. */
  keys(): string[];
  /** How many of the next mails are refused for now; the keys in those are kept here. */
  failures: number;
  readonly refused: string[];
};

const keyIn = ({ text }: Mail): string[] => /#(?:token=)?([\w-]{43})/.exec(text)?.slice(1) ?? [];

export function keepingMailer(): KeepingMailer {
  const mails: Mail[] = [];
  const mailer: KeepingMailer = {
    mails,
    refused: [],
    failures: 0,
    keys: () => mails.flatMap(keyIn),
    send: async (mail) => {
      if (mailer.failures > 0) {
        mailer.failures -= 1;
        mailer.refused.push(...keyIn(mail));
        throw new MailFault('451', false);
      }
      mails.push(mail);
    },
    close: async () => undefined,
  };
  return mailer;
}
