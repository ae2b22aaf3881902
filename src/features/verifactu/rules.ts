/**
 * Records of invoices as the tax office asks for them: closed sets and dates (issue 22; decision 0090; Real Decreto
 * 1007/2023, Orden HAC/1177/2024). Pure.
 */
import { figures } from '#market/law/figures.ts';

/** What is recorded of an invoice: that it was issued, or that it was withdrawn. */
export const recordKinds = ['registration', 'cancellation'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Whether an issuer's records go to the tax office, and to which of its two: the one for trying out, or the one that counts. */
export const sendingModes = ['off', 'test', 'live'] as const;
export type SendingMode = (typeof sendingModes)[number];
export type Office = Exclude<SendingMode, 'off'>;

/** `kept`: made while nothing was sent; `flawed`: taken by the office with an error that is to be put right. */
export const recordStates = ['kept', 'waiting', 'accepted', 'flawed', 'rejected'] as const;
export type RecordState = (typeof recordStates)[number];

/** Whether whom an invoice is for stands in the office's register of tax numbers (`IDType` 07 where not). */
export const recipientStandings = ['registered', 'unregistered'] as const;

/** What the office finds wrong and the desk has words of its own for; the office's words stand beside them. */
export const explainedFaults = [1109, 1110, 1150, 1189, 2000, 2001, 2003, 2004, 2005, 2006, 2007, 3000, 3002] as const;

/** How the records of an issuer stand as a whole; the first that fits. */
export const chainStandings = ['faulty', 'stuck', 'waiting', 'sent', 'off'] as const;
export type ChainStanding = (typeof chainStandings)[number];

type Counted = {
  readonly mode: SendingMode;
  readonly failures: number;
  readonly unsent: number;
  readonly faulty: number;
};

/** `faulty` wants somebody at the desk, `stuck` is tried again by itself. */
export function standingOf({ mode, failures, unsent, faulty }: Counted): ChainStanding {
  if (faulty > 0) return 'faulty';
  if (mode === 'off') return 'off';
  if (failures > 0) return 'stuck';
  return unsent > 0 ? 'waiting' : 'sent';
}

/** How many records fit into one sending. */
export const maxRecords = figures.recordsAtOnce[0].value;
/** How long to wait between two sendings until the office says otherwise. */
export const firstWaitSeconds = figures.recordsFirstWait[0].value;
/** What can't be sent is tried again at least so often. */
const longestWaitSeconds = figures.recordsLongestWait[0].value;

/** How long to wait after so many failures in a row: twice as long each time, an hour at most. */
export const waitAfter = (failures: number): number =>
  Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.max(0, failures - 1));

/** The first letter of a NIF that is a legal person's, who pays corporate tax as a rule (Orden EHA/451/2008, art. 2–3). */
const isCompany = (taxNumber: string): boolean => /^[A-DFGJP-SUV]/.test(taxNumber);

/** From which day the records of this issuer are the law. */
export function obligedFrom(taxNumber: string): string {
  const who = isCompany(taxNumber) ? 'companies' : 'others';
  const found = figures.recordsObliged.findLast(({ of }) => of === who);
  if (!found) throw new Error(`Nothing is known of ${who}`);
  return found.validFrom;
}
