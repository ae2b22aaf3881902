/** Disputes: limits that both wings keep. */

/** A provider takes so many letters of evidence in one field. */
export const maxAnswer = 20_000;
