/** In each answer of the house: of which build it is. A page that stood open over an update tells by it that it is of another. */
export const buildHeader = 'x-build';
