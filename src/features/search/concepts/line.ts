/** A line of meanings: the words that listings are searched for, and behind a bar those that it is only asked by. Pure. */
const split = (names: string) => names.split(', ');

/** All that a line is asked by. */
export const namesIn = (line: string): readonly string[] => line.split(' | ').flatMap(split);

/** What only visitors from abroad ask by. */
export const namesAbroadIn = (line: string): readonly string[] => split(line.split(' | ')[1] ?? '');

/** What listings are searched for then: they are written in two languages, and words of others mean something else there. */
export const wordsIn = (line: string): readonly string[] => split(line.split(' | ')[0] ?? '');
