/** What letters about what the desk made of an owner’s listing say, in English; words/es/listing-letters.ts has the same shape. */
export const listingLetters = {
  listingEdited: {
    subject: 'The desk has changed your listing: {{title}}',
    title: 'Changed by the desk',
    text: [
      'The desk has changed what your public listing says. Everybody sees it as it is now.',
      'If that is not right, change it back in your workspace, or answer this letter.',
    ],
    was: 'Price before',
    now: 'Price now',
    button: 'See it as visitors do',
  },
  listingPublished: {
    subject: 'Your listing is public: {{title}}',
    title: 'It is up',
    text: [
      'The desk has looked at your listing and everybody can see it now.',
      'You can change it or pause it at any time in your workspace.',
    ],
    reason: 'A word from the desk',
    button: 'See it as visitors do',
  },
  listingReturned: {
    subject: 'Your listing needs another look: {{title}}',
    title: 'Almost there',
    text: [
      'The desk has looked at your listing and sends it back to you. It is a draft again.',
      'Change what is missing, then send it for review once more.',
    ],
    reason: 'What the desk says',
    button: 'Open your listing',
  },
  listingsReviewed: {
    subjects: {
      yes: '{{count}} of your listings are public',
      no: '{{count}} of your listings need another look',
      both: 'The desk has looked at {{count}} of your listings',
    },
    title: 'Looked through',
    text: 'The desk has looked at several of your listings, and this is what became of them.',
    next: 'What comes back is a draft again. Change what is missing, then send it for review once more.',
    yes: 'Public now',
    no: 'Drafts again',
    reason: 'What the desk says',
    button: 'Open your listings',
  },
  listingTakenBack: {
    subject: 'Your listing is not public any more: {{title}}',
    title: 'It has left the public pages',
    text: [
      'The desk has taken your listing off the public pages. It is your draft again, and what was booked stays as it is.',
      'Change what the desk names, then send it for review once more.',
    ],
    reason: 'What the desk says',
    button: 'Open your listing',
  },
  listingTakenOff: {
    subject: 'Your listing was deleted by the desk: {{title}}',
    title: 'It is gone from the site',
    text: [
      'The desk has taken your listing off the site for good. What was booked stays in your bookings.',
      'Do you see it differently? Write to us through the contact page.',
    ],
    reason: 'What the desk says',
    button: 'Open your workspace',
  },
  listingChangeApproved: {
    subject: 'Your change is public: {{title}}',
    title: 'Your change is up',
    text: ['The desk has looked at what you changed of your listing, and everybody can see it now.'],
    reason: 'A word from the desk',
    button: 'See it as visitors do',
  },
  listingChangeRejected: {
    subject: 'Your change is not public: {{title}}',
    title: 'This change stays out',
    text: [
      'The desk has looked at what you changed of your listing. It stays public as it was before.',
      'You can change it again in your workspace: the desk looks at it once more.',
    ],
    reason: 'What the desk says',
    button: 'Open your listing',
  },
  listingChangesDecided: {
    subjects: {
      yes: '{{count}} of your changes are public',
      no: '{{count}} of your changes are not public',
      both: 'The desk has looked at {{count}} of your changes',
    },
    title: 'Looked through',
    text: 'The desk has looked at what you changed of your listings, and this is what became of it.',
    next: 'What is not published stays as it was before. You can change it again in your workspace: the desk looks at it once more.',
    yes: 'Changed now',
    no: 'As before',
    reason: 'What the desk says',
    button: 'Open your listings',
  },
  submissionsDecided: {
    subjects: {
      yes: '{{count}} of your proposals are up',
      no: 'About {{count}} of your proposals',
      both: 'We have read {{count}} of your proposals',
    },
    title: 'Read and decided',
    text: 'We have read what you proposed, and this is what became of it.',
    next: 'What we can’t publish as it is you are welcome to change and send again.',
    yes: 'Public now',
    no: 'Not like this',
    reason: 'Why',
    button: 'See it as visitors do',
  },
} as const;
