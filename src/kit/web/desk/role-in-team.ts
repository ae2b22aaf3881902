import { createContext, use } from 'react';
import type { TeamRole } from '#kit/shared/endpoint.ts';

/** The role in which somebody works for an owner; undefined for whoever works for themselves, or at the desk. */
export const RoleInTeam = createContext<TeamRole | undefined>(undefined);

/** Whether what only these roles of a team may do is offered. The server decides; nobody should press what it refuses. */
export function useMayAs(...roles: readonly TeamRole[]): boolean {
  const role = use(RoleInTeam);
  return role === undefined || roles.includes(role);
}
