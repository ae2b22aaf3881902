/**
 * The versions of the terms of service, each by its first calendar day in the town (issue 22). An order, an account and a
 * seller's declaration keep the version that held when they were made: that is what was accepted with them. Pure.
 */

type TermsVersion = {
  /** The first calendar day on which it holds; the version's name everywhere. */
  readonly from: string;
  /** What is another than before, for whoever has to show it years later. */
  readonly change: string;
};

/** The oldest first: nothing is changed, the next one is added below, on the day on which the text changes. */
export const termsVersions: readonly TermsVersion[] = [
  { from: '2024-12-01', change: 'The first ones.' },
  { from: '2026-11-24', change: 'How the terms are accepted, and a section for those who sell.' },
  { from: '2026-11-27', change: 'What is not allowed, in full, and how reports are decided and objected to.' },
  {
    from: '2026-11-28',
    change: 'News to guests can be reported by who has a ticket, what a deposit is, and a declared age.',
  },
];

/** The version that holds on a calendar day (`YYYY-MM-DD`): the first one on every day before the second. */
export function termsOn(day: string): string {
  const found = termsVersions.findLast(({ from }) => from <= day) ?? termsVersions[0];
  if (!found) throw new Error('There are terms');
  return found.from;
}
