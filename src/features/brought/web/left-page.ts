/** The page of ours that was left last: one, in memory, for as long as the tab is open. With every page's first script. */
let left: string | undefined;

export function leave(address: string): void {
  left = address;
}

export const leftPage = (): string | undefined => left;
