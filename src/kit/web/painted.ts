/**
 * Resolves when all that stands now has been painted: what a press begins and what takes longer than it may wait for its
 * answer comes after the frame that answers it (decisions 0165 and 0253).
 */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
