/** What letters about an account say, in English; words/es/account-letters.ts has the same shape. */
import { town } from '#market/town/town.ts';

const { minAge } = town.promises;

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
    secondStep: {
      subject: 'Your account has a new second step',
      title: 'Signing in takes a second step',
      text: [
        'An app with codes or a passkey was added to your account. Signing in takes one of them now, beside the password.',
        'If that was you, all is well. If not, sign in, take it away and choose a new password: that signs everybody out. If you can’t get in any more, write to {{email}} or ring us at once: the desk closes the account until it is clear whose it is.',
      ],
      button: 'Open your account',
    },
    lessSecondStep: {
      subject: 'A second step was taken from your account',
      title: 'A second step is gone',
      text: [
        'An app with codes or a passkey was taken from your account: by whoever was signed in to it, or by our desk because somebody had asked for it.',
        'If you know of it, all is well. If not, choose a new password at once, by a link to this mailbox: that signs everybody out. Then write to {{email}} or ring us: the desk closes the account until it is clear whose it is.',
      ],
      button: 'Choose a new password',
    },
    recoveryCodes: {
      subject: 'Your account has new recovery codes',
      title: 'There are new recovery codes',
      text: [
        'New recovery codes were made for your account. Those from before open nothing any more.',
        'If that was you, all is well. If not, choose a new password at once, by a link to this mailbox: that signs everybody out. Then sign in and make new codes. If that does not help, write to {{email}} or ring us.',
      ],
      button: 'Choose a new password',
    },
    wrongCodes: {
      subject: 'Somebody has your password',
      title: 'The password was right, the codes were not',
      text: [
        'Somebody typed your password, and then ten codes that were wrong. They did not get in, and have to wait a while.',
        'If it was you, look at the clock of your phone: the codes follow it. If not, choose a new password: then theirs opens nothing.',
      ],
      button: 'Choose a new password',
    },
    admin: {
      subject: 'You have a seat at the desk',
      title: 'You are an admin',
      text: [
        'An admin has given your account a seat at the desk: you run the town with them, its listings, its money and its people. You were signed out everywhere; the seat is yours from your next sign-in on.',
        'If you know nothing of it, write to {{email}}.',
      ],
      button: 'Open the desk',
    },
    moderator: {
      subject: 'You have a seat at the desk',
      title: 'You are a moderator',
      text: [
        'An admin has given your account a seat at the desk: you review what comes in, and see neither money nor people. You were signed out everywhere; the seat is yours from your next sign-in on.',
        'If you know nothing of it, write to {{email}}.',
      ],
      button: 'Open the desk',
    },
    noSeat: {
      subject: 'Your seat at the desk has ended',
      title: 'You have no seat at the desk any more',
      text: [
        'An admin has taken the seat of your account at the desk. You were signed out everywhere; your account stays as it was before the seat.',
        'If you did not expect it, write to {{email}}.',
      ],
      button: 'Open your account',
    },
  },
  accountErased: {
    asked: {
      subject: 'Your account is deleted',
      title: 'Your account is deleted, as you asked',
      text: [
        'You asked our desk to delete your account, and a person there has done it: at once and for good. Your name, phone, mailbox, listings and messages are gone. This is the last letter; its address is forgotten once it is sent.',
      ],
      ground: 'You asked for it: your right to erasure (GDPR, article 17)',
      redress:
        'Did you not ask for it? Write to {{email}} or ring us: we look at how it came to this, and answer you. Nobody can bring the account back, but you can open a new one at once, with the same phone. You may also complain to the Spanish data protection agency (aepd.es).',
    },
    minor: {
      subject: 'Your account is deleted',
      title: 'We have deleted your account',
      text: [
        `As far as we know you are under ${minAge}. So a person at our desk has deleted your account, everywhere, at once and without a time limit. Nothing was decided by a machine. Your name, phone, mailbox, listings and messages are gone. This is the last letter; its address is forgotten once it is sent.`,
      ],
      ground: `Our terms: an account is for people of ${minAge} and over`,
      redress: `Are you ${minAge} or older? Write to {{email}} or ring us within six months, free of charge: another look is taken, and you get an answer. Nobody can bring the account back, but if we were wrong you can open a new one at once, with the same phone. You can also turn to a certified out-of-court dispute body or to a court, and complain to the Spanish data protection agency (aepd.es).`,
    },
    ground: 'Because of',
    keeps: 'What is kept, and why',
    kept: {
      orders:
        'Amounts and dates of bookings, until {{day}}: the commercial code (article 30) asks for six years. They no longer say who you were.',
      invoices:
        'Invoices in your name or to you, as they were issued, until {{day}}: the commercial code and tax law want them unchanged.',
      seller: 'What you said of who sells, until {{day}}: the law wants it as long as the sales.',
      sellerYears: 'What the tax office was told of your sales, until {{day}}: tax law asks for it.',
    },
    always: 'What you sent through a form without an account: ask us, and it goes too.',
    button: 'Write to the desk',
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
