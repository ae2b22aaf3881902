/** The letters that the house sent, as the journeys' mail server caught them (playwright.config.ts). */
import { expect } from '@playwright/test';
import type { CaughtMail } from '../tests/mail-parts.ts';
import { deskOf } from './desk.ts';

/** Where it shows them: two ports above the app's, unless another one runs already. */
const shown = process.env['E2E_MAIL_URL'] ?? `http://127.0.0.1:${Number(process.env['E2E_PORT'] ?? 4173) + 2}/`;

/** All letters that somebody got so far. Whoever waits for one asks often: of all journeys' letters they would be megabytes. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const reply = await fetch(`${shown}?${new URLSearchParams({ to: address })}`);
  const { mails } = (await reply.json()) as { mails: CaughtMail[] };
  return mails;
}

/** The letter with this subject that somebody got, once it is there. */
export async function mailTo(address: string, subject: string): Promise<CaughtMail> {
  const find = async () => (await mailsTo(address)).findLast((mail) => mail.subject === subject);
  // Asking costs nothing, and left to itself a poll soon asks but once a second.
  await expect.poll(find, { timeout: 60_000, intervals: [100] }).toBeDefined();
  return (await find()) as CaughtMail;
}

/** The same of a letter that waits for what else is decided (decision 0234), as the desk reads it: no journey waits ten minutes. */
export async function gatheringFor(address: string, subject: string): Promise<{ readonly text: string }> {
  const desk = await deskOf();
  const list = await desk.get(`/api/mails?status=waiting&q=${encodeURIComponent(address)}`);
  const details = (await list.json()).map(async ({ id }: { id: string }) =>
    (await desk.get(`/api/mails/${id}`)).json(),
  );
  const found = (await Promise.all(details)).map(({ content }) => content);
  const letter = found.find((content: { subject: string }) => content.subject === subject);
  expect(letter, JSON.stringify(found)).toBeDefined();
  return letter;
}
