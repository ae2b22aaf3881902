/**
 * Resolves when all that stands now has been painted: what a press begins and what takes longer than it may wait for its
 * answer comes after the frame that answers it (decisions 0165 and 0253). At once where nothing is painted: a page in a
 * hidden tab, as behind a bank's app, goes on.
 */
export const painted = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
