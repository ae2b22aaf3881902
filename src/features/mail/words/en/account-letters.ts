/** What letters about an account say, in English; words/es/account-letters.ts has the same shape. */
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
  newDevice: {
    subject: 'A new device in your account',
    title: 'Was that you?',
    text: [
      'Somebody signed in to your account on a device that we had not seen with it before.',
      'If it was you, all is well. If not, choose a new password: that signs everybody out, wherever they are.',
    ],
    button: 'Choose a new password',
  },
  accountChanged: {
    password: {
      subject: 'Your password was changed',
      title: 'There is a new password',
      text: [
        'Your account has a new password. Everybody was signed out, and a private calendar link has ended: you can make another one.',
        'If that was you, all is well. If not, choose a new password at once, by a link to this mailbox. If that does not help, write to {{email}} or ring us: the desk closes the account until it is clear whose it is.',
      ],
      button: 'Choose a new password',
    },
    phone: {
      subject: 'The phone number of your account was changed',
      title: 'There is a new phone number',
      text: [
        'From now on your account is signed in to with another phone number. The old one no longer opens it.',
        'If that was you, all is well. If not, choose a new password at once, by a link to this mailbox: that signs everybody out. Then write to {{email}} or ring us: the desk closes the account until it is clear whose it is.',
      ],
      button: 'Choose a new password',
    },
    email: {
      subject: 'The email of your account was changed',
      title: 'This mailbox has left your account',
      text: [
        'Letters about your account, and links to a new password, no longer come to this mailbox. A private calendar link has ended.',
        'If that was you, all is well. If not, sign in, put your email back and choose a new password. If you can’t get in any more, write to {{email}} or ring us at once: the desk closes the account until it is clear whose it is.',
      ],
      button: 'Open your account',
    },
    newEmail: {
      subject: 'This mailbox is in an account now',
      title: 'Letters come here from now on',
      text: [
        'The account below has named this mailbox as its own. Its letters come here from now on.',
        'If it is your account, all is well. If you know nothing of it, somebody mistyped or means no good: tell us, and we see to it.',
      ],
      button: 'Write to the desk',
    },
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
