/** What a member takes along of teams: the roles they have in others' teams, and how many work for them. */
import { z } from 'zod';
import { teamRoles } from '#kit/shared/endpoint.ts';

const membership = { role: z.enum(teamRoles), since: z.iso.datetime() };

export const TeamsExport = z.strictObject({
  /** By the owner's id: the owner's name is theirs. */
  memberships: z.array(z.strictObject({ ownerId: z.string(), ...membership })),
  team: z.array(z.strictObject({ memberId: z.string(), ...membership })),
});
export type TeamsExport = z.infer<typeof TeamsExport>;
