export function say(line: string): void;
export function runQuietly(label: string, command: string, args: readonly string[]): Promise<string>;
