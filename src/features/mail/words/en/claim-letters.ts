/** What letters about claims of listings say, in English; words/es/claim-letters.ts has the same shape. */
export const claimLetters = {
  claimCode: {
    subject: 'Your code for {{title}}',
    title: 'Is this page yours?',
    text: [
      'Somebody with an account with us says that this page is theirs. It names this mailbox, so we ask here.',
      'If that is you, or somebody you trust, enter the code where you asked for it. Whoever has the code gets the page: if nobody you know asked, tell it to nobody and do nothing.',
    ],
    code: 'Code',
    goodFor: 'The code works for {{minutes}} minutes.',
    button: 'To the page',
  },
  claimContested: {
    subject: 'Somebody says this is theirs: {{title}}',
    title: 'Whose is it?',
    text: [
      'Somebody else says that this page of yours is theirs. Nothing has changed, and nothing changes before our desk has heard you both.',
      'Tell us in a few words why it is yours, or give it back if it is not. Without an answer by the day below the desk decides with what it knows.',
    ],
    button: 'Answer',
  },
  claimDecided: {
    approved: {
      subject: 'It is yours: {{title}}',
      title: 'The page is yours',
      text: ['From now on you look after this page: opening hours, photos, prices, answers to guests.'],
    },
    refused: {
      subject: 'About your claim: {{title}}',
      title: 'Not this time',
      text: ['A person at our desk has looked at your claim. The page is not handed to you.'],
    },
    reason: 'Our reasons',
    redress:
      'Do you think that is wrong? Within six months you can answer this letter: another person at the desk looks at it again, free of charge. You can also turn to a certified out-of-court dispute body or to a court.',
    open: 'To your page',
    button: 'Your claims',
    write: 'Write to the desk',
  },
  claimSettled: {
    kept: {
      subject: 'It stays yours: {{title}}',
      title: 'It stays yours',
      text: ['Our desk has looked at what you both said. The page stays with you.'],
    },
    handedOver: {
      subject: 'Handed over: {{title}}',
      title: 'Somebody else looks after it now',
      text: [
        'Our desk has looked at what was said, and handed the page over. What you sold before stays yours: its bookings are still in your workspace, and its money is paid out to you.',
      ],
    },
  },
} as const;
