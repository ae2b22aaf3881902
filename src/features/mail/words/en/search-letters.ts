/** What letters about saved searches say, in English; words/es/search-letters.ts has the same shape. */
export const searchLetters = {
  searchNews: {
    subject: 'New in the searches you saved',
    subjectOne: 'New for your search: {{title}}',
    title: 'Something new fits',
    text: ['This was published here since we last wrote, or since you asked us to, and is what you look for.'],
    search: 'Your search',
    fits: 'New',
    rest: 'and {{count}} more',
    button: { one: 'See it', other: 'See all {{count}}' },
    more: 'There is more in your other searches.',
    leave:
      'We write about this once a day at most, because you switched it on. You can switch it off for each search where you keep them.',
    manage: 'Your saved searches',
  },
} as const;
