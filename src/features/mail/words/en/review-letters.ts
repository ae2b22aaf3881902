/** What letters about guests' reviews say, in English; words/es/review-letters.ts has the same shape. */
export const reviewLetters = {
  reviewInvitation: {
    subject: 'How was it? {{title}}',
    title: 'You were there. How was it?',
    text: ['Only people who were there can say. It takes half a minute: tap the stars, add a line if you like.'],
    button: 'Write a review',
    days: 'The link is yours alone and works for {{days}} days from your visit. We ask once.',
  },
  ownerReviewed: {
    subject: 'A guest has written: {{title}}',
    title: 'Somebody was with you',
    text: ['A guest who was there has left a review. You can answer it once, for everybody to read.'],
    stars: 'Stars',
    ofFive: '{{stars}} of 5',
    button: 'Read and answer',
    page: 'See it on the page',
  },
  reviewAnswered: {
    subject: 'Your review was answered: {{title}}',
    title: 'You have an answer',
    text: ['Your review has an answer. Everybody can read it below what you wrote.'],
    answer: 'The answer',
    button: 'See it on the page',
  },
  reviewRemoved: {
    subject: 'Your review was taken down: {{title}}',
    title: 'Your review was taken down',
    text: [
      'Somebody reported your review, and a person at our desk has looked at it. Nobody reads it here any more, and its stars count no longer. Nothing was decided by a machine.',
    ],
    ground: 'Because of',
    grounds: {
      law: 'The law',
      insult: 'Our terms: nobody is insulted or threatened',
      private: 'Our terms: nothing private about other people',
      advertising: 'Our terms: no advertising',
      notThere: 'Our terms: only about one’s own visit',
    },
    wrote: 'What you had written',
    statement: 'Our reasons',
    redress:
      'Do you think that is wrong? Under Decisions you can object once, within six months and free of charge: the desk looks at it again and answers you. You can also turn to a certified out-of-court dispute body or to a court.',
    button: 'Read the decision, or object',
  },
  reviewReportDecided: {
    removed: {
      subject: 'The review you reported is gone: {{title}}',
      title: 'It is gone',
      text: ['You reported a review. A person at our desk has looked at it and taken it down.'],
    },
    kept: {
      subject: 'The review you reported stays: {{title}}',
      title: 'It stays',
      text: ['You reported a review. A person at our desk has looked at it, and it stays.'],
    },
    statement: 'Our reasons',
    redress:
      'Do you think that is wrong? Write to the desk through the contact page. You can also turn to a certified out-of-court dispute body or to a court.',
    button: 'Write to the desk',
  },
} as const;
