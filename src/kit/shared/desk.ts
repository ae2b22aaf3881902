/** A list of the desk shows this many at a time. */
export const deskPageSize = 25;

/** Where a list's reply tells how many there are in all. */
export const totalHeader = 'x-total-count';

/** Where the desk asks what waits in its parts: anew after each of its changes. */
export const deskCountsPath = '/api/desk-counts';
