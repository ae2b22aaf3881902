/** What letters about an account's mailbox say, in English; words/es/account-letters.ts has the same shape. */
export const accountLetters = {
  emailProof: {
    subject: 'Is this your mailbox?',
    title: 'Is this your mailbox?',
    text: [
      'Your account has this e-mail, and with one press it is confirmed. Then free tickets for the whole table are yours to take.',
      'The link works once and for a day. If you have no account with us, do nothing: somebody mistyped, and nothing more comes of it.',
    ],
    button: 'This is my mailbox',
  },
  teamInvitation: {
    subject: 'You are invited into a team',
    title: 'There is a place for you behind the bar',
    text: [
      'Somebody wants you in the team of their business. Sign in or open an account, and join with one press.',
      'The link works once and for seven days. If this means nothing to you, do nothing: nobody joins without a press.',
    ],
    business: 'Business',
    part: 'Your part',
    parts: { editor: 'Editor: listings and answers', door: 'Door: tickets', finance: 'Finance: sales and payouts' },
    button: 'Look at the invitation',
  },
} as const;
