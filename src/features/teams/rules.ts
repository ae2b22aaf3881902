/** Teams: who works for an owner, and how they come to (decision 0074). */

/** How long an invitation can be accepted. */
export const invitationDays = 7;

/** How many people an owner may have in the team, those included who are invited. */
export const maxInTeam = 30;
