/** A text as it stands at the beginning of a line, a cell or a title: Spanish days and months begin small elsewhere. */
export const begun = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
