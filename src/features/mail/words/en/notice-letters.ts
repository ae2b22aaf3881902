/** What letters about reports and decisions say, in English; words/es/notice-letters.ts has the same shape. */
const ownRedress =
  'Do you think that is wrong? Under Decisions you can object once, within six months and free of charge: the desk looks at it again and answers you. You can also turn to a certified out-of-court dispute body or to a court.';

const reportersRedress =
  'Do you think that is wrong? Write to the desk through the contact page. You can also turn to a certified out-of-court dispute body or to a court.';

export const noticeLetters = {
  noticeReceived: {
    subject: 'Your report has arrived',
    title: 'Your report has arrived',
    text: [
      'A person at our desk looks at what you reported and decides. You get a letter with the decision and the reasons.',
    ],
    wrote: 'What you wrote',
    button: 'Your reports',
  },
  noticeDecided: {
    removed: {
      subject: 'What you reported is gone: {{title}}',
      title: 'It is gone',
      text: ['You reported something on our pages. A person at our desk has looked at it and taken it down.'],
    },
    kept: {
      subject: 'What you reported stays: {{title}}',
      title: 'It stays',
      text: ['You reported something on our pages. A person at our desk has looked at it, and it stays.'],
    },
    statement: 'Our reasons',
    redress: reportersRedress,
    button: 'Write to the desk',
  },
  noticeTakenBack: {
    subject: 'Put back after all: {{title}}',
    title: 'It is put back',
    text: [
      'You reported something on our pages, and we took it down. A person at our desk has looked at it again, and takes that decision back.',
    ],
    redress: reportersRedress,
  },
  listingRemoved: {
    subject: 'Your listing was taken down: {{title}}',
    title: 'Your listing was taken down',
    text: [
      'Somebody reported your listing, and a person at our desk has looked at it. It is off our pages everywhere, without a time limit. Nothing was decided by a machine.',
    ],
    ground: 'Because of',
    grounds: {
      law: 'The law',
      fraud: 'Our terms: nobody is deceived about money',
      hate: 'Our terms: nobody is discriminated against',
      rights: 'Our terms: nothing that others have the rights to, nothing private about them',
      danger: 'Our terms: nobody is put in danger',
      minors: 'Our terms: minors are protected',
      untrue: 'Our terms: what is offered is true',
    },
    statement: 'What we looked at, and our reasons',
    redress: ownRedress,
    button: 'Read the decision, or object',
  },
  answerRemoved: {
    subject: 'Your answer was taken down: {{title}}',
    title: 'Your answer was taken down',
    text: [
      'Somebody reported your answer to a review, and a person at our desk has looked at it. Nobody reads it any more; the review stays. Nothing was decided by a machine.',
    ],
    ground: 'Because of',
    grounds: {
      law: 'The law',
      insult: 'Our terms: nobody is insulted or threatened',
      private: 'Our terms: nothing private about other people',
      advertising: 'Our terms: no advertising',
    },
    wrote: 'What you had answered',
    statement: 'Our reasons',
    redress: ownRedress,
    button: 'Read the decision, or object',
  },
  newsRemoved: {
    subject: 'Your news to guests was taken down: {{title}}',
    title: 'Your news was taken down',
    text: [
      'Somebody reported what you wrote to everybody with a ticket, and a person at our desk has looked at it. Nobody reads it any more; beside their ticket it says that our desk took it down. The event stays. Nothing was decided by a machine.',
    ],
    ground: 'Because of',
    grounds: {
      law: 'The law',
      fraud: 'Our terms: nobody is deceived about money',
      danger: 'Our terms: nobody is put in danger',
      insult: 'Our terms: nobody is insulted or threatened',
      private: 'Our terms: nothing private about other people',
      advertising: 'Our terms: no advertising',
      minors: 'Our terms: minors are protected',
    },
    wrote: 'What you had written',
    statement: 'Our reasons',
    redress: ownRedress,
    button: 'Read the decision, or object',
  },
  objectionDecided: {
    restored: {
      subject: 'You were right: {{title}}',
      title: 'Our decision is taken back',
      text: [
        'You objected to what we took down, and the desk has looked at it again. It is public again; what could not come up again by itself, such as a night that is over, you have back as a draft.',
      ],
    },
    upheld: {
      subject: 'It stays as decided: {{title}}',
      title: 'It stays as decided',
      text: ['You objected to what we took down. The desk has looked at it again, and it stays down.'],
    },
    answer: 'What the desk says',
    redress: 'You can still turn to a certified out-of-court dispute body or to a court.',
    button: 'Your decisions',
  },
} as const;
