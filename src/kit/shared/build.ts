/** In each answer of the house: of which build it is. What has no such header is a proxy's, which stands in for a house that is away. */
export const buildHeader = 'x-build';
