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
} as const;
