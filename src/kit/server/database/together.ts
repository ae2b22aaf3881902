/** Several questions of one transaction, asked in one go (docs/decisions, 0026). */

/**
 * Waits for several things that were asked of one transaction without waiting in between: to a server they travel in
 * one go. Prepared statements are done in the order in which they are asked, each seeing what those before it wrote. The
 * first that fails fails all, and none is still on its way then.
 */
export async function together<T extends readonly (Promise<unknown> | undefined)[]>(
  asked: readonly [...T],
): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }> {
  const answers = await Promise.allSettled(asked.map((one) => Promise.resolve(one)));
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined)) as never;
}
