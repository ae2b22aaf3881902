export function findFfmpeg(): Promise<string>;
