export function findBrowser(wish?: { readonly isShell?: boolean }): Promise<string>;
