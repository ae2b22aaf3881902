/**
 * Lets at most this many pieces of work run at once. Whoever asks for more than that waits behind themselves alone: of all
 * who wait, each has one piece done after the other's. Says of a piece whose it is and how it begins; one that somebody
 * else's turn has begun meanwhile gives nothing back, and takes no turn.
 */
export function fairTurns(most: number): (whose: string, begin: () => Promise<void> | undefined) => void {
  let running = 0;
  const waiting = new Map<string, (() => Promise<void> | undefined)[]>();

  /** The next piece of whoever has waited longest; who has more of them goes to the end. */
  function next(): (() => Promise<void> | undefined) | undefined {
    for (const [whose, pieces] of waiting) {
      const piece = pieces.shift();
      waiting.delete(whose);
      if (pieces.length > 0) waiting.set(whose, pieces);
      if (piece) return piece;
    }
    return undefined;
  }

  function run(begin: () => Promise<void> | undefined): void {
    const work = begin();
    if (work === undefined) return;
    running += 1;
    void work.finally(() => {
      running -= 1;
      // What has arrived meanwhile is looked at first: most of it is answered from memory.
      setImmediate(runWaiting);
    });
  }

  function runWaiting(): void {
    while (running < most) {
      const piece = next();
      if (piece === undefined) return;
      run(piece);
    }
  }

  return (whose, begin) => {
    if (running < most && waiting.size === 0) return run(begin);
    const pieces = waiting.get(whose);
    if (pieces) pieces.push(begin);
    else waiting.set(whose, [begin]);
  };
}
