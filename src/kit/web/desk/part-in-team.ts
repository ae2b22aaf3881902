import { createContext, use } from 'react';
import type { TeamRole } from '#kit/shared/endpoint.ts';

/** The part in which somebody works for an owner; undefined for who works for themselves, or at the desk. */
export const PartInTeam = createContext<TeamRole | undefined>(undefined);

/** Whether what only these parts of a team may do is offered. The server decides; nobody should press what it refuses. */
export function useMayAs(...parts: readonly TeamRole[]): boolean {
  const part = use(PartInTeam);
  return part === undefined || parts.includes(part);
}
