/** Says of a page that it was drawn while one of its calls failed: it is shown, and not kept. */
export const partialHeader = 'x-page-partial';
