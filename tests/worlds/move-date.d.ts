export function moveDate(ahead: number): void;
