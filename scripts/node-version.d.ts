export function requireProjectNode(wanted: string): void;
