/** What letters to the owners of listings say, in English; words/es/owner-letters.ts has the same shape. */
export const ownerLetters = {
  ownerBooked: {
    subject: 'New booking: {{title}}',
    title: 'Somebody is coming',
    text: [
      'There is a new booking with you. Your workspace has the rest: the guest list, your calendar and, with your money, the day it is paid.',
    ],
    share: 'Yours, without the commission',
    button: 'Open the bookings',
  },
  ownerCancelled: {
    buyer: {
      subject: 'Cancelled by the guest: {{title}}',
      title: 'One fewer',
      text: [
        'The guest has cancelled. What they had booked is free again, and what goes back follows your refund policy.',
      ],
    },
    organiser: {
      subject: 'Cancelled by the desk: {{title}}',
      title: 'One fewer',
      text: ['The desk has cancelled this booking. What was booked is free again. Questions? Answer this letter.'],
    },
    back: 'Back to the guest',
    keeps: 'Still yours of this booking, without the commission',
    nothing: 'Nothing',
    button: 'Open the bookings',
  },
  ownerRefunded: {
    subject: 'Money back to a guest: {{title}}',
    title: 'A part goes back',
    text: [
      'A part of what the guest paid goes back. The booking stays as it is, and your ledger shows what it means for you.',
    ],
    button: 'Open your ledger',
  },
  ownerCalledOff: {
    subject: 'Called off by the desk: {{title}}',
    title: 'This one is off',
    text: [
      'The desk has called your event off. Nobody can book it any more, and everybody who had paid gets everything back.',
      'Do you think that is wrong? Answer this letter: a person at the desk looks at it again.',
    ],
    ended: 'Bookings ended',
    button: 'Open the bookings',
  },
  ownerDisputed: {
    open: {
      subject: 'A bank asks for money back: {{title}}',
      title: 'A payment is disputed',
      text: [
        'The bank of a guest asks for the money of this order back. Until that is decided its codes open no door and it is not paid out.',
        'The desk answers the bank. Do you have anything that shows what was agreed or that the guest was there? Answer this letter soon.',
      ],
    },
    won: {
      subject: 'The money stays: {{title}}',
      title: 'The money stays',
      text: ['The bank has decided: the money of this order stays with you. Your ledger has it again.'],
    },
    lost: {
      subject: 'The money went back: {{title}}',
      title: 'The money went back',
      text: ['The bank has decided: the guest has the money of this order. Your ledger shows what it means for you.'],
    },
    button: 'Open your ledger',
  },
  ownerWeek: {
    subject: 'What the town brought you last week',
    title: 'Your week in figures',
    text: [
      'This is what happened around your listings last week. Only sums of each day are counted: nobody is followed for it.',
    ],
    facts: {
      from: 'From',
      until: 'Until',
      views: 'Views',
      saves: 'Saves',
      calls: 'Calls',
      routes: 'Asked the way',
      bookings: 'Bookings',
      entries: 'Came in at the door',
      sales: 'Booked for',
      best: 'Seen most',
    },
    button: 'Open your figures',
  },
  traderEnding: {
    subject: 'Is it still you who sells?',
    title: 'Once a year we ask',
    text: [
      'Whoever sells for money here says who they are, and says it again every year: the law asks for it, and buyers like to know.',
      'Look at what you told us and press once if it is still so. If nothing happens by the day below, your listings stay where they are, but nobody can pay for them.',
    ],
    until: 'Good until',
    button: 'Look at it',
  },
  traderLapsed: {
    subject: 'Your sales rest until you say who sells',
    title: 'Nobody can pay for now',
    text: [
      'What you told us of who sells is more than a year old, so nothing of yours is sold for money at the moment. What was sold before stays good.',
      'One press is enough if it is still so, and everything is on sale again at once.',
    ],
    until: 'Was good until',
    button: 'Say it again',
  },
  sellerYear: {
    first: {
      subject: 'What you earned here last year',
      title: 'Your year, as the tax office is told of it',
      text: [
        'The law asks platforms to tell the tax office once a year what was earned on them, and to tell you the same. Your figures by quarter stand in your workspace, below your ledger, and on paper if you like.',
        'Is something wrong? Say so, or put right who sells: what was told already is corrected.',
      ],
    },
    again: {
      subject: 'Your figures for the tax office were corrected',
      title: 'Your year, put right',
      text: [
        'Something of what the tax office was told about your sales has changed, and it is told so. The figures that hold now stand in your workspace, below your ledger.',
      ],
    },
    year: 'Year',
    button: 'See the figures',
  },
  payoutAccountChanged: {
    first: {
      subject: 'This is where you are paid now',
      title: 'Where you are paid',
      text: [
        'Your business account has a bank account now, which what you sell is paid into.',
        'If that was you, all is well. If not, choose a new password at once, which signs everybody out, and write to {{email}} or ring us before anything is paid.',
      ],
    },
    another: {
      subject: 'You are paid into another bank account',
      title: 'Another bank account',
      text: [
        'The bank account that what you sell is paid into was changed. Nothing is paid before the day below: so you have time to say no.',
        'If that was you, all is well. If not, choose a new password at once, which signs everybody out, and put your number back; then write to {{email}} or ring us, and the desk sees to it that nothing goes astray.',
      ],
    },
    account: 'Account that ends in',
    changed: 'Changed',
    paidFrom: 'Paid from',
    button: 'See where you are paid',
  },
  payoutsRest: {
    subject: 'Your sales rest: your account needs something',
    title: 'Nobody can pay for now',
    text: [
      'The payment provider can’t pay into your account at the moment, so nothing of yours is sold for money. What was sold before stays good, and what is yours stays yours.',
      'Open your account there: it says what is missing. Everything is on sale again once it is done.',
    ],
    button: 'See what is missing',
  },
  calendarFailing: {
    subject: 'A calendar can’t be read: {{title}}',
    title: 'We can’t read a calendar',
    text: [
      'For a day we haven’t been able to read a calendar of another site. The days it told us last stay taken here; what was booked there since, we don’t know, so the same days may be sold twice.',
      'Look at why, and give us its link anew if it changed. We keep trying, and don’t write again until it has worked.',
    ],
    from: 'Calendar',
    last: 'Last read',
    button: 'Look at the calendars',
  },
  calendarClash: {
    subject: 'Booked twice? {{title}}',
    title: 'Another calendar claims a booking’s days',
    text: [
      'A booking here and another calendar have the same days. Your guest’s booking stays as it is: nothing was cancelled.',
      'Look at both at once. If two guests are to come, cancel one of them where they booked, and the sooner the better for them.',
    ],
    span: '{{from}}, free again {{until}}',
    claims: 'Calendar',
    button: 'See the booking',
  },
  payoutFailed: {
    subject: 'Your payout came back',
    title: 'Your bank sent it back',
    text: [
      'We paid you, and the money came back from your bank. Nothing is lost: it lies in your account at the payment provider.',
      'Look at the bank details there. Once they are right it is paid again by itself.',
    ],
    button: 'Look at your account',
  },
  payout: {
    subject: 'Your payout is on its way',
    title: 'Money for you',
    text: [
      'We have sent you what was due for your sales so far. Your bank shows it with the reference below.',
      'Your workspace lists every order it is for.',
    ],
    button: 'Open your ledger',
  },
} as const;
