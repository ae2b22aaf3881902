/** What takes longer than its time comes round is not begun again meanwhile: who asks while it runs waits for that run. */
export function oneAtATime<Asked extends readonly unknown[]>(
  work: (...asked: Asked) => Promise<unknown>,
): (...asked: Asked) => Promise<void> {
  let running: Promise<unknown> | undefined;
  return async (...asked) => {
    running ??= work(...asked).finally(() => (running = undefined));
    await running;
  };
}
