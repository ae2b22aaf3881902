/** What letters about messages say, in English; words/es/message-letters.ts has the same shape. */
export const messageLetters = {
  guestMessage: {
    subject: 'About your booking: {{title}}',
    title: 'A word about your booking',
    text: ['Whoever you booked with writes to you.'],
    from: 'From',
    message: 'In their own words',
    answer: 'Answer this letter and you write to them directly.',
    noAnswer: 'They left no e-mail to answer to.',
    button: 'Your bookings',
  },
  newMessages: {
    subject: 'A message about {{title}}',
    title: 'Somebody has written to you',
    text: ['This waits for you.'],
    from: 'From',
    said: 'Message',
    byMail: 'Answer this letter and it goes straight into the conversation. Files do not come along.',
    onPage: 'Please answer on the page: an answer to this letter reaches nobody there.',
    button: 'Read and answer',
  },
  answerNotTaken: {
    subject: 'Your answer did not go through',
    title: 'Your answer did not go through',
    text: ['You answered one of our letters by mail. It was not passed on.'],
    reasons: {
      unknown: 'The address it went to belongs to no conversation. Perhaps it was cut off on the way.',
      over: 'The conversation rested for more than 60 days, so its address is closed. On the page it is still open.',
      sender: 'It came from another address than that of the account. Please write from that one, or on the page.',
      closed: 'One of you has ended the conversation.',
      empty: 'There were no words of yours in it, only what was quoted.',
      long: 'It was longer than 2,000 characters. Please say it in fewer, or in two parts.',
      many: 'You wrote a lot within an hour. Please send it again a little later.',
    },
    button: 'Your messages',
  },
  messageRemoved: {
    subject: 'Your message was taken down: {{title}}',
    title: 'Your message was taken down',
    text: [
      'Somebody reported your message, and a person at our desk has looked at it. It is not shown any more. Nothing was decided by a machine.',
    ],
    ground: 'Because of',
    grounds: {
      law: 'The law',
      insult: 'Our terms: nobody is insulted or threatened',
      fraud: 'Our terms: nobody is deceived about money',
      advertising: 'Our terms: no advertising',
    },
    wrote: 'What you had written',
    statement: 'Our reasons',
    redress:
      'Do you think that is wrong? Under Decisions you can object once, within six months and free of charge: the desk looks at it again and answers you. You can also turn to a certified out-of-court dispute body or to a court.',
    button: 'Read the decision, or object',
  },
  messageReportDecided: {
    removed: {
      subject: 'The message you reported is gone: {{title}}',
      title: 'It is gone',
      text: ['You reported a message. A person at our desk has looked at it and taken it down.'],
    },
    left: {
      subject: 'The message you reported is gone: {{title}}',
      title: 'Its author has left',
      text: [
        'You reported a message. Before anybody at our desk decided, whoever wrote it erased their account, and the whole conversation went with it: nothing is left to decide.',
        'If the message came to you by email as well, that email is yours. Were you threatened, keep it and show it to the police.',
      ],
    },
    kept: {
      subject: 'The message you reported stays: {{title}}',
      title: 'It stays',
      text: [
        'You reported a message. A person at our desk has looked at it, and it stays. You can end the conversation yourself.',
      ],
    },
    statement: 'Our reasons',
    redress:
      'Do you think that is wrong? Write to the desk through the contact page. You can also turn to a certified out-of-court dispute body or to a court.',
    button: 'Write to the desk',
  },
} as const;
